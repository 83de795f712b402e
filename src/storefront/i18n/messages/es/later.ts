import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const later: FeatureMessages['later'] = {
  'later.businessTitle': 'Compra a empresas',
  'later.businessLead':
    '¿Renueva móviles, portátiles o tabletas? Compramos los antiguos, desde diez dispositivos hasta una flota entera.',
  'later.businessList': 'Envíenos una lista',
  'later.businessListText': 'Modelos, cantidades y si funcionan. Basta con una hoja de cálculo.',
  'later.businessPrice': 'Reciba un precio',
  'later.businessPriceText': 'Respondemos con una oferta para toda la lista.',
  'later.businessData': 'Datos borrados',
  'later.businessDataText': 'Cada soporte de datos se borra o se destruye.',
  'later.businessCap': 'Hasta {cap} puede vender directamente aquí en la tienda.',
  'later.businessWrite': 'Escribir al equipo de empresas',
}
