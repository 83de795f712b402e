import type { MailWords } from './mail-words'

export const es: MailWords = {
  greeting: 'Hola, {name}:',
  facts: {
    number: 'Número de venta',
    total: 'Usted recibe',
    voucher: 'Incluye el cupón {code}',
    lock: 'Precio garantizado hasta el',
    payout: 'Cobro en',
  },
  devices: 'Sus dispositivos',
  checklist: 'Antes de cerrar el paquete',
  toTrade: 'Ver la venta',
  questions: '¿Tiene alguna pregunta? Escríbanos a través del formulario de contacto e indique su número de venta {number}.',
  signature: 'El equipo de Revalo',
  received: {
    subject: 'Su venta {number}: etiqueta de envío y próximos pasos',
    heading: 'Su venta está registrada',
    intro: 'Gracias por confiarnos su dispositivo. Recibirá {total} en cuanto su paquete llegue y lo hayamos revisado.',
    label:
      'La etiqueta de envío gratuita va adjunta a este correo en PDF. ¿No tiene impresora? Basta con mostrar el código de la etiqueta en el punto de entrega.',
    lock: 'Si entrega el paquete a más tardar el {date}, su precio está garantizado.',
    next: 'Revisamos su dispositivo con las mismas preguntas a las que ha respondido. Si el resultado es peor, le preguntaremos antes de hacer nada.',
  },
  arrived: {
    subject: 'Su venta {number}: su paquete ha llegado',
    heading: 'Su paquete ha llegado',
    intro:
      'Hemos recibido su paquete en buen estado. Ahora revisaremos su dispositivo con las mismas preguntas a las que ha respondido.',
  },
  paid: {
    subject: 'Su venta {number}: su dinero está en camino',
    heading: 'Su dinero está en camino',
    intro: 'Hemos enviado {total} a {account}. Según su banco, lo verá en su cuenta en uno o dos días laborables.',
    toPayPal: 'Hemos enviado {total} a su dirección de PayPal {account}.',
  },
}
