import type { catalog as english } from '@/storefront/i18n/messages/en/catalog'
import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const catalog = {
  'catalog.upTo': 'hasta',
  'catalog.noMatchHint': 'Pruebe con otra forma de escribirlo o explore las categorías.',
  'catalog.searchTitle': 'Búsqueda: {text}',
  'catalog.searchHeading': 'Dispositivos para «{text}»',
  'catalog.searchEmpty': '¿Qué quiere vender?',
  'catalog.topManufacturers': 'Fabricantes más buscados',
  'catalog.allManufacturers': 'Todos los fabricantes',
  'catalog.popularSeries': 'Series conocidas',
  'catalog.popularDevices': 'Una selección de dispositivos',
  'catalog.devices': '{count, plural, one {# dispositivo} other {# dispositivos}}',
  'catalog.moreDevices': 'Más de {count, number} dispositivos',
  'catalog.categoryLead': 'Elija el fabricante o busque su dispositivo.',
  'catalog.about': 'Conviene saber',
  'catalog.overviewLead': 'Elija su modelo. Verá el precio exacto tras unas pocas preguntas.',
  'catalog.filter': 'Acotar la lista',
  'catalog.manufacturer': 'Fabricante',
  'catalog.series': 'Serie',
  'catalog.all': 'Todas',
  'catalog.allOf': 'Ver los {count, number}',
  'catalog.newestFirst': 'Primero los más recientes',
  'catalog.cut': 'La lista muestra los {shown, number} más recientes de {count, number}. Para los anteriores, use la búsqueda.',
  'catalog.empty': 'Ahora mismo no hay dispositivos en esta lista.',
  'catalog.notBoughtShort': 'reciclaje gratuito',
  'catalog.sell': 'Vender {device}',
  'catalog.productDescription':
    'Venda su {device} por hasta {price}: precio tras unas pocas preguntas, fijo durante {days, number} días y envío gratis.',
  'catalog.productDescriptionNotBought': '{device}: lo reciclamos gratis.',
  'catalog.variantsOf': '{model}: elija la versión',
  'catalog.promiseSame': 'Revisamos <b>las mismas preguntas</b>. El precio solo cambia si alguna respuesta es distinta.',
  'catalog.promiseShipping': '<b>Envío gratis</b>, ida y vuelta.',
  'catalog.promisePayout':
    '<b>Dinero en {days, plural, one {un día laborable} =2 {dos días laborables} other {# días laborables}}</b> después de la revisión.',
  'catalog.notBought': 'De momento no compramos este dispositivo.',
  'catalog.notBoughtText': 'Pero lo reciclamos gratis: escríbanos y le enviaremos una etiqueta de envío.',
  'catalog.contact': 'Escríbanos',
  'catalog.unavailable': 'Los precios no están disponibles en este momento.',
  'catalog.unavailableText': 'El fallo es nuestro, no suyo. Inténtelo de nuevo dentro de un momento.',
  'catalog.retry': 'Reintentar',
  'catalog.offerTitle': 'Su precio',
  'catalog.offerExpired': 'Este precio ha caducado.',
  'catalog.offerExpiredText': 'Responda de nuevo a las preguntas y verá el precio de hoy.',
  'catalog.offerUnknown': 'Esta oferta no existe.',
  'catalog.offerIncomplete': 'Quedan preguntas sin responder.',
  'catalog.offerIncompleteText': 'Vuelva atrás: sus respuestas siguen en el formulario. Cada pregunta necesita una respuesta.',
  'catalog.offerAway': 'Ahora mismo no se puede calcular el precio.',
  'catalog.offerAwayText': 'Inténtelo de nuevo dentro de un momento.',
  'catalog.toQuestions': 'Volver a las preguntas',
  'catalog.video.play': 'Reproducir el vídeo',
  'catalog.video.source': 'El vídeo viene de {host}. Solo se carga cuando usted lo reproduce.',
  'catalog.video.away': 'El vídeo no se puede cargar. El texto de abajo dice lo mismo.',
  'catalog.video.transcript': 'El vídeo en texto',
  'catalog.video.captions': 'Subtítulos',
  'catalog.quoteTitle': 'Precio guardado',
  'catalog.quoteEnded':
    'Este precio guardado ha caducado o el enlace está incompleto. Busque su dispositivo: en un minuto tendrá un precio nuevo.',
  'catalog.quoteAway': 'Ahora mismo no podemos abrir el precio guardado. Vuelva a probar el enlace dentro de unos minutos.',
} as const satisfies Record<keyof typeof english, string>

export const search: FeatureMessages['search'] = {
  'search.label': 'Buscar dispositivo',
  'search.placeholder': 'Dispositivo, p. ej. Galaxy S22',
  'search.example': 'p. ej. Galaxy S22',
  'search.submit': 'Buscar',
  'search.searching': 'Buscando',
  'search.noMatch': 'No hay resultados para «{text}».',
  'search.browse': 'Ver las categorías',
  'search.failed': 'La búsqueda no está disponible en este momento.',
  'search.allMatches': 'Todos los resultados para «{text}»',
  'search.retry': 'Reintentar',
}

/** Where devices show what they are, by maker (`catalog/identify`). */
export const identify: FeatureMessages['identify'] = {
  'identify.title': '¿Cuál es el mío?',
  'identify.apple': 'iPhone y iPad: Ajustes › General › Información. Allí figuran el nombre del modelo y la capacidad.',
  'identify.samsung':
    'Samsung: la última opción de Ajustes; en un móvil, «Acerca del teléfono». Para ver la memoria, busque «Almacenamiento» en Ajustes.',
  'identify.google': 'Google Pixel: Ajustes › Información del teléfono › Modelo. La memoria figura en Ajustes › Almacenamiento.',
  'identify.xiaomi': 'Xiaomi, Redmi y POCO: «Sobre el teléfono», al principio de Ajustes. Allí figuran el modelo y la memoria.',
  'identify.huawei':
    'Huawei: Ajustes › Acerca del teléfono; en modelos antiguos, dentro de Sistema. Allí figuran el modelo y la memoria interna.',
  'identify.android':
    'Móviles y tablets con Android: Ajustes › Información del teléfono o Información de la tablet. La memoria figura en Ajustes › Almacenamiento.',
  'identify.mac':
    'Mac: menú Apple, arriba a la izquierda › Acerca de este Mac. Allí figuran modelo, año, chip y memoria; el disco, en Ajustes del Sistema › General › Almacenamiento.',
  'identify.windows':
    'Windows: Inicio › Configuración › Sistema, la última opción. Indica el procesador y la memoria; el modelo exacto figura en la base del equipo.',
  'identify.playstation':
    'PlayStation: el número de modelo figura en la etiqueta de la parte trasera o inferior; empieza por CUH en la PS4 y por CFI en la PS5. La edición digital no tiene ranura para discos.',
  'identify.xbox':
    'Xbox: Perfil y sistema › Configuración › Sistema › Información de la consola. Si ya no arranca, el modelo figura en la etiqueta de la parte trasera o inferior.',
  'identify.nintendo':
    'Nintendo: el número de modelo figura en la etiqueta de la parte trasera o inferior. HAC es la Switch; HDH, la Switch Lite; HEG, la Switch con pantalla OLED, y BEE, la Switch 2.',
  'identify.camera': 'Cámaras: el nombre figura en la parte delantera o superior del cuerpo; la denominación exacta, en la base.',
  'identify.lens':
    'Objetivos: la distancia focal, la luminosidad y la versión figuran en el anillo de la lente frontal o en un lado del objetivo.',
  'identify.camcorder': 'Videocámaras: el nombre figura en un lado; la denominación exacta, en la base.',
  'identify.monitor': 'Monitores: la denominación exacta figura en la etiqueta trasera y en el menú del monitor, en Información.',
  'identify.other':
    'Otros dispositivos: la denominación exacta figura en los ajustes, en Información, o en la etiqueta de la parte trasera o inferior.',
  'identify.imei.open': 'Comprobar el IMEI (opcional)',
}

export const imei: FeatureMessages['imei'] = {
  'identify.imei.label': 'IMEI',
  'identify.imei.help':
    'Marque *#06# como un número de teléfono o consulte los ajustes. El número no sale de este navegador: no lo enviamos ni lo guardamos.',
  'identify.imei.check': 'Comprobar el número',
  'identify.imei.valid': 'El número es válido. No nos indica el modelo; lo verá en los ajustes de su dispositivo.',
  'identify.imei.letters': 'Un IMEI solo tiene cifras. Si lleva letras, suele ser el número de serie.',
  'identify.imei.length': 'Un IMEI tiene 15 cifras. Cuéntelas de nuevo, por favor.',
  'identify.imei.checksum': 'Al menos una cifra no es correcta. Compárela con lo que muestra el dispositivo.',
}
