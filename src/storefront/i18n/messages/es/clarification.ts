import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const clarification: FeatureMessages['clarification'] = {
  'clarification.metaTitle': 'Su decisión',
  'clarification.sale': 'Venta {number}',
  'clarification.title':
    '{differ, plural, one {Una de sus {all, plural, one {respuestas} other {# respuestas}} la vemos de otra manera.} other {# de sus {all, number} respuestas las vemos de otra manera.}}',
  'clarification.lead':
    '{agree, plural, =0 {Mire nuestra revisión y decida, por favor.} one {Una coincide. Aquí se trata solo de su aparato {device}.} other {# coinciden. Aquí se trata solo de su aparato {device}.}}',
  'clarification.leadSeveral':
    '{agree, plural, =0 {Mire nuestra revisión, por favor.} one {Una coincide.} other {# coinciden.}} Usted decide sobre cada aparato.',
  'clarification.yours': 'Su respuesta',
  'clarification.ours': 'Nuestra revisión',
  'clarification.nothing': 'nada elegido',
  'clarification.photo': 'Ampliar la foto {number} de {device} (se abre en otra pestaña)',
  'clarification.photoOf': 'Foto {number}',
  'clarification.matching': '{count, plural, one {La respuesta que coincide} other {Las # respuestas que coinciden}}',
  'clarification.price': 'Su precio',
  'clarification.before': 'Antes',
  'clarification.now': 'Ahora',
  'clarification.because': '<b>{change}</b> por «{question}»',
  'clarification.accept': 'Vender por {amount}',
  'clarification.acceptNothing': 'Reciclarlo gratis',
  'clarification.return': 'Devolvérmelo gratis',
  'clarification.returnShort': 'Devolvérmelo gratis',
  'clarification.choose': '¿Qué hacemos con {device}?',
  'clarification.send': 'Enviar la decisión',
  'clarification.sending': 'Enviando',
  'clarification.missing': 'Elija, por favor, para cada aparato.',
  'clarification.deadline':
    'Le {days, plural, one {queda <b># día</b>} other {quedan <b># días</b>}}, hasta el {date}, {time}. Si no responde, le devolvemos el aparato gratis.',
  'clarification.money':
    'El dinero está en su cuenta dos días laborables después de su respuesta. ¿Preguntas? <link>Escríbanos.</link>',
  'clarification.answeredTitle': 'Esta consulta ya está contestada.',
  'clarification.answeredLead': 'Esto es lo que usted decidió.',
  'clarification.thanks': 'Gracias, hemos recibido su respuesta.',
  'clarification.accepted': 'vendido por {amount}',
  'clarification.returned': 'vuelve a usted gratis',
  'clarification.nextPaid': 'El dinero va de camino y suele estar en su cuenta en dos días laborables.',
  'clarification.nextReturned': 'Lo que no vende sale de nuestra casa en dos días laborables.',
  'clarification.follow': 'Seguir su venta',
  'clarification.openLeft': 'Sobre los demás aparatos todavía puede decidir.',
  'clarification.toAll': 'Decidir sobre los demás',
  'clarification.already': 'Ya estaba contestada. Vale la primera respuesta.',
  'clarification.expired': 'El plazo para responder ha terminado. Lo que quedó sin respuesta vuelve a usted gratis.',
  'clarification.away': 'Su respuesta no ha llegado. No se ha decidido nada; inténtelo otra vez, por favor.',
  'clarification.newLink': 'Pedir un enlace nuevo',
  'clarification.quickTitle': '¿Acepta el nuevo precio de {device}?',
  'clarification.quickLead':
    'Basta con pulsar una vez. Preguntamos porque nuestra revisión no coincide con una de sus respuestas.',
  'clarification.quickAll': 'Ver antes las fotos y respuestas, o pedir la devolución',
  'clarification.noScript': 'Para responder hace falta JavaScript. Actívelo en su navegador o escríbanos, por favor.',
}
