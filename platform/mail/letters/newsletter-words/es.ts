import type { NewsletterWords } from './newsletter-words'

export const es: NewsletterWords = {
  greeting: 'Hola:',
  greetingNamed: 'Hola, {name}:',
  signature: 'El equipo de Revalo',
  unsubscribe: 'Darse de baja del boletín',
  confirm: {
    subject: 'Confirme su suscripción al boletín',
    heading: '¿Desea recibir nuestro boletín?',
    intro: 'Esta dirección se ha indicado en Revalo para recibir el boletín. Solo lo recibirá si usted está de acuerdo.',
    paragraphs: ['Con ello acepta lo siguiente: «{consent}»'],
    link: 'Confirmar la suscripción',
    closing: [
      'El enlace es válido durante 7 días. ¿No ha sido usted? Entonces no tiene que hacer nada: sin su confirmación no le escribiremos.',
    ],
  },
  welcome: {
    subject: 'Le damos la bienvenida al boletín de Revalo',
    heading: 'Gracias por suscribirse',
    intro: 'Su suscripción está confirmada. A partir de ahora sabrá enseguida qué dispositivos valen más.',
    paragraphs: ['Si lo desea, díganos qué dispositivos le interesan. Así le escribiremos menos y con más acierto.'],
    link: 'Elegir temas',
    closing: [],
  },
  known: {
    subject: 'Ya recibe nuestro boletín',
    heading: 'Ya tiene una suscripción',
    intro:
      'Esta dirección se ha vuelto a indicar en Revalo para recibir el boletín. Ya está en la lista, así que no cambia nada.',
    paragraphs: ['Con el enlace puede elegir sobre qué le escribimos.'],
    link: 'Elegir temas',
    closing: [],
  },
}
