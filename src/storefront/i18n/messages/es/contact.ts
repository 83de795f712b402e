import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const contact: FeatureMessages['contact'] = {
  'contact.title': 'Contacto',
  'contact.metaDescription': 'Escríbanos: ofertas, envíos, pagos, aclaraciones y todo lo demás.',
  'contact.lead': '¿De qué se trata? Elija un tema y su correo llegará directamente a quien puede ayudarle.',
  'contact.subjects': 'Temas',
  'contact.number': '¿Ya ha vendido algo? Entonces indique su número de venta.',
  'contact.address': 'O escriba directamente a {address}.',
  'contact.business': 'Empresas',
  'contact.businessText': 'Para muchos dispositivos a la vez responde nuestro equipo de empresas.',
}
