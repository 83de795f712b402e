import type { ContactWords } from './contact-words'

export const es: ContactWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  signature: 'El equipo de Revalo',
  facts: {
    number: 'Número de consulta',
    subject: 'Tema',
    name: 'Nombre',
    email: 'Correo electrónico',
    trade: 'Número de venta',
    business: 'Empresa',
    yes: 'sí',
  },
  devices: 'Dispositivos en la cesta:',
  device: '{quantity} × {device}: {price} por unidad (oferta {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'Mensaje nuevo',
    greeting: 'Mensaje del formulario de contacto:',
    closing: 'Responda directamente a este correo. Todos los datos y textos proceden del visitante.',
  },
  copy: {
    subject: 'Su mensaje a Revalo ({number})',
    heading: 'Hemos recibido su mensaje',
    intro: 'Gracias. Normalmente respondemos en un día laborable. Esto es lo que nos ha escrito:',
    closing:
      'Si vuelve a escribirnos, indique su número de consulta {number}. ¿No nos ha escrito usted? Entonces alguien ha indicado su dirección y puede borrar este correo.',
  },
  subjects: {
    offer_question: 'Pregunta sobre una oferta',
    trade_status: 'Estado de mi venta',
    shipping_label: 'Envío y etiqueta',
    clarification: 'Diferencia en la revisión',
    payout: 'Cobro',
    device_return: 'Devolución de mi dispositivo',
    account_access: 'Acceso y cuenta de cliente',
    privacy_erasure: 'Privacidad y supresión de mis datos',
    business_partner: 'Empresas y socios',
    other_feedback: 'Otro asunto o sugerencia',
  },
}
