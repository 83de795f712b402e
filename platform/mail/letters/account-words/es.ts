import type { AccountWords } from './account-words'

const notYou = '¿No ha sido usted? Cambie enseguida su contraseña y escríbanos a través del formulario de contacto.'
const neverAsked = 'Nunca le pediremos su contraseña por correo electrónico ni por teléfono.'

export const es: AccountWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  signature: 'El equipo de Revalo',
  activation: {
    subject: 'Confirme su dirección de correo electrónico',
    heading: 'Solo falta un paso para tener su cuenta',
    intro: 'Gracias por registrarse en Revalo. Confirme, por favor, que esta dirección de correo electrónico es suya.',
    paragraphs: ['El enlace es válido durante 24 horas. En la página que se abre, active su cuenta con un clic.'],
    link: 'Activar la cuenta',
    closing: ['¿No se ha registrado usted? Entonces no tiene que hacer nada: sin su confirmación, la cuenta no se activa.'],
  },
  welcome: {
    subject: 'Le damos la bienvenida a Revalo',
    heading: 'Su cuenta está lista',
    intro: 'Su dirección de correo electrónico está confirmada. Ya puede iniciar sesión.',
    paragraphs: [
      'En su cuenta puede ver en qué punto están sus ventas. La próxima vez que venda, no tendrá que volver a introducir sus datos.',
    ],
    link: 'Ir a su cuenta',
    closing: ['¿Tiene alguna pregunta? Escríbanos a través del formulario de contacto.'],
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta en Revalo',
    heading: 'Ya tiene una cuenta',
    intro:
      'Alguien, quizá usted, ha intentado crear una cuenta nueva con esta dirección de correo electrónico. Ya existe una cuenta con esta dirección.',
    paragraphs: ['Inicie sesión con su contraseña. Si no la recuerda, restablézcala.'],
    link: 'Iniciar sesión',
    secondLink: 'Restablecer la contraseña',
    closing: ['¿No ha sido usted? Entonces no tiene que hacer nada: su cuenta no ha cambiado.'],
  },
  passwordReset: {
    subject: 'Una contraseña nueva para su cuenta',
    heading: 'Elija una contraseña nueva',
    intro: 'Alguien, probablemente usted, ha solicitado una contraseña nueva para su cuenta de Revalo.',
    paragraphs: ['El enlace es válido durante 60 minutos y solo se puede usar una vez.'],
    link: 'Elegir una contraseña nueva',
    closing: ['¿No ha sido usted? Entonces no tiene que hacer nada: su contraseña sigue siendo la misma.', neverAsked],
  },
  passwordChanged: {
    subject: 'Se ha cambiado su contraseña',
    heading: 'Se ha cambiado su contraseña',
    intro: 'La contraseña de su cuenta de Revalo se ha cambiado. En los demás dispositivos se ha cerrado la sesión.',
    paragraphs: ['¿No ha sido usted? Restablezca enseguida su contraseña y escríbanos a través del formulario de contacto.'],
    link: 'Restablecer la contraseña',
    closing: [neverAsked],
  },
  paymentChanged: {
    subject: 'Se han cambiado sus datos de cobro',
    heading: 'Se han cambiado sus datos de cobro',
    intro: 'En su cuenta de Revalo figura ahora este destino para sus cobros:',
    account: 'Cobro en',
    paragraphs: [notYou],
    link: 'Ir a su cuenta',
    closing: [neverAsked],
  },
  addressChanged: {
    subject: 'Se ha cambiado su dirección',
    heading: 'Se ha cambiado su dirección',
    intro: 'La dirección de su cuenta de Revalo se ha cambiado.',
    trades: 'También se aplica a sus ventas',
    paragraphs: [notYou],
    link: 'Ir a su cuenta',
    closing: [neverAsked],
  },
  deleted: {
    subject: 'Se ha eliminado su cuenta',
    heading: 'Su cuenta se ha eliminado',
    intro: 'Tal como nos ha pedido, hemos eliminado su cuenta de Revalo. Ya no se puede iniciar sesión con ella.',
    kept: { trades: 'Conservamos: documentos de sus ventas', payouts: 'Conservamos: documentos de sus cobros' },
    until: 'hasta el {date}',
    paragraphs: [
      'La legislación mercantil y fiscal nos obliga a conservar estos documentos hasta esa fecha. Después también los eliminaremos.',
      '¿No ha sido usted? Escríbanos enseguida a través del formulario de contacto.',
    ],
    nothingKept: 'No hay documentos que debamos conservar. Sus datos se han eliminado.',
    link: 'Ir a la tienda',
    closing: ['También puede vendernos sin tener una cuenta.'],
  },
}
