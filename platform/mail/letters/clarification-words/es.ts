import type { ClarificationWords } from './clarification-words'

export const es: ClarificationWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  signature: 'El equipo de Revalo',
  facts: { number: 'Número de venta', until: 'Responda, por favor, a más tardar el', payout: 'Usted recibe', account: 'Pago en' },
  line: '{device}: antes {old}, tras la revisión {new}.',
  opened: {
    subject: 'Su venta {number}: decida, por favor',
    heading: 'Una respuesta la vemos de otra manera',
    intro:
      'Hemos revisado su aparato con las mismas preguntas que usted contestó y algo no coincide. En una página verá su respuesta, nuestra revisión y fotos. Usted decide.',
    free: 'Si no responde, pasada esta fecha le devolvemos el aparato gratis. No se vende nada que usted no haya aceptado.',
    link: 'Ver y decidir',
    quick: 'Aceptar el nuevo precio',
  },
  reminder: {
    subject: 'Su venta {number}: falta su respuesta',
    heading: 'Falta su respuesta',
    intro: 'Hay una consulta abierta sobre su venta. Mire nuestra revisión y decida, por favor.',
  },
  acknowledged: {
    subject: 'Su venta {number}: hemos recibido su respuesta',
    heading: 'Gracias por su respuesta',
    intro: 'Hemos recibido su respuesta. Así seguimos:',
  },
  expired: {
    subject: 'Su venta {number}: su aparato vuelve a casa',
    heading: 'Su aparato vuelve a casa',
    intro: 'El plazo para responder ha terminado. Lo que usted no ha aceptado se lo devolvemos gratis.',
  },
  better: {
    subject: 'Su venta {number}: usted recibe más',
    heading: 'Usted recibe más',
    intro: 'Su aparato está en mejor estado de lo que usted indicó. Por eso pagamos más. Para eso no tiene que hacer nada.',
  },
  accepted: '{device}: vendido por {new}.',
  returned: '{device}: vuelve a usted gratis.',
  paid: 'El dinero suele estar en su cuenta dos días laborables después.',
  sentBack: 'Su aparato sale de nuestra casa en dos días laborables.',
  follow: 'Ver la venta',
}
