import type { catalog as english } from '@/storefront/i18n/messages/en/catalog'
import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const catalog = {
  'catalog.upTo': 'jusqu’à',
  'catalog.noMatchHint': 'Essayez une autre orthographe ou parcourez les catégories.',
  'catalog.searchTitle': 'Recherche\u00a0: {text}',
  'catalog.searchHeading': 'Appareils pour «\u00a0{text}\u00a0»',
  'catalog.searchEmpty': 'Que souhaitez-vous vendre\u00a0?',
  'catalog.topManufacturers': 'Marques les plus demandées',
  'catalog.allManufacturers': 'Toutes les marques',
  'catalog.popularSeries': 'Gammes connues',
  'catalog.popularDevices': 'Une sélection d’appareils',
  'catalog.devices': '{count, plural, one {# appareil} other {# appareils}}',
  'catalog.moreDevices': 'Plus de {count, number} appareils',
  'catalog.categoryLead': 'Choisissez la marque ou recherchez votre appareil.',
  'catalog.about': 'Bon à savoir',
  'catalog.overviewLead': 'Choisissez votre modèle. Le prix exact s’affiche après quelques questions.',
  'catalog.filter': 'Affiner la liste',
  'catalog.manufacturer': 'Marque',
  'catalog.series': 'Gamme',
  'catalog.all': 'Toutes',
  'catalog.allOf': 'Toutes ({count, number})',
  'catalog.newestFirst': 'Les plus récents d’abord',
  'catalog.cut':
    'La liste montre les {shown, number} plus récents sur {count, number}. Pour les plus anciens, utilisez la recherche.',
  'catalog.empty': 'Cette liste ne contient aucun appareil pour le moment.',
  'catalog.notBoughtShort': 'recyclage gratuit',
  'catalog.sell': 'Vendre {device}',
  'catalog.productDescription':
    'Vendez votre {device} jusqu’à {price}\u00a0: prix après quelques questions, garanti {days, number} jours, envoi gratuit.',
  'catalog.productDescriptionNotBought': '{device}\u00a0: nous le recyclons gratuitement.',
  'catalog.variantsOf': '{model}\u00a0: choisissez la version',
  'catalog.promiseSame': 'Nous vérifions <b>les mêmes questions</b>. Seule une réponse différente change le prix.',
  'catalog.promiseShipping': '<b>Envoi gratuit</b>, aller et retour.',
  'catalog.promisePayout':
    '<b>Argent versé en {days, plural, one {un jour ouvré} =2 {deux jours ouvrés} other {# jours ouvrés}}</b> après le contrôle.',
  'catalog.notBought': 'Nous ne reprenons pas cet appareil pour le moment.',
  'catalog.notBoughtText': 'Mais nous le recyclons gratuitement\u00a0: écrivez-nous et vous recevrez une étiquette d’envoi.',
  'catalog.contact': 'Nous écrire',
  'catalog.unavailable': 'Les prix sont momentanément indisponibles.',
  'catalog.unavailableText': 'Le problème vient de nous, pas de vous. Veuillez réessayer dans un instant.',
  'catalog.retry': 'Réessayer',
  'catalog.offerTitle': 'Votre prix',
  'catalog.offerExpired': 'Ce prix a expiré.',
  'catalog.offerExpiredText': 'Répondez à nouveau aux questions et vous verrez le prix du jour.',
  'catalog.offerUnknown': 'Cette offre n’existe pas.',
  'catalog.offerIncomplete': 'Certaines questions sont sans réponse.',
  'catalog.offerIncompleteText':
    'Revenez en arrière\u00a0: vos réponses sont toujours dans le formulaire. Chaque question demande une réponse.',
  'catalog.offerAway': 'Le prix ne peut pas être calculé pour le moment.',
  'catalog.offerAwayText': 'Veuillez réessayer dans un instant.',
  'catalog.toQuestions': 'Revenir aux questions',
  'catalog.video.play': 'Lire la vidéo',
  'catalog.video.source': 'La vidéo vient de {host}. Elle ne se charge que lorsque vous la lancez.',
  'catalog.video.away': 'La vidéo ne peut pas être chargée. Le texte ci-dessous dit la même chose.',
  'catalog.video.transcript': 'La vidéo en texte',
  'catalog.video.captions': 'Sous-titres',
  'catalog.quoteTitle': 'Prix enregistré',
  'catalog.quoteEnded':
    'Ce prix enregistré a expiré, ou le lien est incomplet. Cherchez votre appareil\u00a0: vous aurez un nouveau prix en une minute.',
  'catalog.quoteAway':
    'Nous ne pouvons pas ouvrir le prix enregistré pour le moment. Veuillez réessayer le lien dans quelques minutes.',
} as const satisfies Record<keyof typeof english, string>

export const search: FeatureMessages['search'] = {
  'search.label': 'Rechercher un appareil',
  'search.placeholder': 'Rechercher, p. ex. Galaxy S22',
  'search.example': 'p. ex. Galaxy S22',
  'search.submit': 'Rechercher',
  'search.searching': 'Recherche en cours',
  'search.noMatch': 'Aucun résultat pour «\u00a0{text}\u00a0».',
  'search.browse': 'Voir les catégories',
  'search.failed': 'La recherche est momentanément indisponible.',
  'search.allMatches': 'Tous les résultats pour «\u00a0{text}\u00a0»',
  'search.retry': 'Réessayer',
}

/** Where devices show what they are, by maker (`catalog/identify`). */
export const identify: FeatureMessages['identify'] = {
  'identify.title': 'Lequel est le mien ?',
  'identify.apple': 'iPhone et iPad : Réglages › Général › Informations. Vous y trouvez le nom du modèle et la capacité.',
  'identify.samsung':
    'Samsung : la dernière rubrique des paramètres, « À propos du téléphone » sur un téléphone. Pour la capacité, cherchez « Stockage » dans les paramètres.',
  'identify.google': 'Google Pixel : Paramètres › À propos du téléphone › Modèle. La capacité figure dans Paramètres › Stockage.',
  'identify.xiaomi':
    'Xiaomi, Redmi et POCO : « À propos du téléphone », en haut des paramètres. Vous y trouvez le modèle et la capacité.',
  'identify.huawei':
    'Huawei : Paramètres › À propos du téléphone, sous Système sur les anciens appareils. Vous y trouvez le modèle et le stockage interne.',
  'identify.android':
    'Téléphones et tablettes Android : Paramètres › À propos du téléphone ou À propos de la tablette. La capacité figure dans Paramètres › Stockage.',
  'identify.mac':
    'Mac : menu Pomme, en haut à gauche › À propos de ce Mac. Vous y trouvez le modèle, l’année, la puce et la mémoire ; le disque figure dans Réglages Système › Général › Stockage.',
  'identify.windows':
    'Windows : Démarrer › Paramètres › Système, la dernière rubrique. Elle indique le processeur et la mémoire ; le modèle exact figure sous l’appareil.',
  'identify.playstation':
    'PlayStation : le numéro de modèle figure sur l’étiquette, à l’arrière ou en dessous ; il commence par CUH pour la PS4 et par CFI pour la PS5. Une édition numérique n’a pas de fente pour disques.',
  'identify.xbox':
    'Xbox : Profil et système › Paramètres › Système › Informations sur la console. Si elle ne démarre plus, le modèle figure sur l’étiquette, à l’arrière ou en dessous.',
  'identify.nintendo':
    'Nintendo : le numéro de modèle figure sur l’étiquette, à l’arrière ou en dessous. HAC désigne la Switch, HDH la Switch Lite, HEG la Switch à écran OLED et BEE la Switch 2.',
  'identify.camera': 'Appareils photo : le nom figure à l’avant ou sur le dessus du boîtier, la référence exacte en dessous.',
  'identify.lens':
    'Objectifs : la focale, l’ouverture et la version figurent sur la bague autour de la lentille frontale ou sur le côté de l’objectif.',
  'identify.camcorder': 'Caméscopes : le nom figure sur le côté, la référence exacte en dessous.',
  'identify.monitor':
    'Écrans : la référence exacte figure sur l’étiquette à l’arrière et dans le menu de l’écran, sous Informations.',
  'identify.other':
    'Autres appareils : la référence exacte figure dans les réglages, sous À propos, ou sur l’étiquette à l’arrière ou en dessous.',
  'identify.imei.open': 'Vérifier l’IMEI (facultatif)',
}

export const imei: FeatureMessages['imei'] = {
  'identify.imei.label': 'IMEI',
  'identify.imei.help':
    'Composez *#06# comme un numéro de téléphone ou consultez les réglages. Le numéro reste dans ce navigateur : nous ne l’envoyons pas et ne le conservons pas.',
  'identify.imei.check': 'Vérifier le numéro',
  'identify.imei.valid':
    'Le numéro est valable. Il ne nous indique pas le modèle ; vous le trouvez dans les réglages de votre appareil.',
  'identify.imei.letters': 'Un IMEI ne comporte que des chiffres. Avec des lettres, c’est en général le numéro de série.',
  'identify.imei.length': 'Un IMEI comporte 15 chiffres. Veuillez les recompter.',
  'identify.imei.checksum': 'Au moins un chiffre est faux. Veuillez comparer avec ce qu’affiche l’appareil.',
}
