import type { ClarificationWords } from './clarification-words'

export const es: ClarificationWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  signature: 'El equipo de Revalo',
  facts: { number: 'Número de venta', until: 'Responda a más tardar el', payout: 'Usted recibe', account: 'Cobro en' },
  line: '{device}: antes {old}, tras la revisión {new}.',
  opened: {
    subject: 'Su venta {number}: usted decide',
    heading: 'En una respuesta hemos visto otra cosa',
    intro:
      'Hemos revisado su dispositivo con las mismas preguntas a las que ha respondido y algo no coincide. En una página verá su respuesta, nuestra revisión y fotos. Usted decide.',
    free: 'Si no responde, pasada esta fecha le devolvemos el dispositivo gratis. No se vende nada que no haya aceptado.',
    link: 'Ver y decidir',
    quick: 'Aceptar el nuevo precio',
  },
  reminder: {
    subject: 'Su venta {number}: falta su respuesta',
    heading: 'Falta su respuesta',
    intro: 'Hay una pregunta pendiente sobre su venta. Vea nuestra revisión y decida.',
  },
  acknowledged: {
    subject: 'Su venta {number}: hemos recibido su respuesta',
    heading: 'Gracias por su respuesta',
    intro: 'Hemos recibido su respuesta. Estos son los próximos pasos:',
  },
  expired: {
    subject: 'Su venta {number}: le devolvemos su dispositivo',
    heading: 'Le devolvemos su dispositivo',
    intro: 'El plazo para responder ha terminado. Le devolvemos gratis lo que no ha aceptado.',
  },
  better: {
    subject: 'Su venta {number}: recibe más',
    heading: 'Recibe más',
    intro:
      'Su dispositivo está en mejor estado de lo que indicó. Por eso le pagamos más. Para este dispositivo no tiene que hacer nada.',
  },
  accepted: '{device}: vendido por {new}.',
  returned: '{device}: se le devuelve gratis.',
  paid: 'El dinero suele estar en su cuenta dos días laborables después.',
  sentBack: 'Le enviamos de vuelta su dispositivo en un plazo de dos días laborables.',
  follow: 'Ver la venta',
}
