import type { StaffMessage } from '@/domain/staff-words'

/** What is wrong between a redirect and the rest of its market. */
export const neighbourWords = {
  closed: {
    en: 'The screen "{screen}" is switched off in this market: visitors would find nothing there. Switch it on first, or save the redirect switched off.',
    de: 'Die Shop-Seite „{screen}“ ist in diesem Markt ausgeschaltet: Besucher fänden dort nichts. Schalten Sie sie zuerst ein, oder speichern Sie die Weiterleitung ausgeschaltet.',
    es: 'La pantalla «{screen}» está desactivada en este mercado: los visitantes no encontrarían nada allí. Actívela antes o guarde la redirección como desactivada.',
    fr: 'L’écran « {screen} » est désactivé dans ce marché : les visiteurs n’y trouveraient rien. Activez-le d’abord, ou enregistrez la redirection désactivée.',
    it: 'La schermata «{screen}» è disattivata in questo mercato: i visitatori non troverebbero nulla. La attivi prima, oppure salvi il reindirizzamento disattivato.',
  },
  duplicate: {
    en: 'This market already has a redirect from "{from}" of this kind: edit that one.',
    de: 'Dieser Markt hat schon eine Weiterleitung dieser Art von „{from}“: Bearbeiten Sie diese.',
    es: 'Este mercado ya tiene una redirección de este tipo desde «{from}»: edite esa.',
    fr: 'Ce marché a déjà une redirection de ce type depuis « {from} » : modifiez celle-ci.',
    it: 'Questo mercato ha già un reindirizzamento di questo tipo da «{from}»: modifichi quello.',
  },
  noPage: {
    en: 'This market has no page "{slug}".',
    de: 'Dieser Markt hat keine Seite „{slug}“.',
    es: 'Este mercado no tiene ninguna página «{slug}».',
    fr: 'Ce marché n’a pas de page « {slug} ».',
    it: 'Questo mercato non ha una pagina «{slug}».',
  },
  overlap: {
    en: 'The pattern "{from}" can match the same addresses, and neither is more particular. Change one of them.',
    de: 'Das Muster „{from}“ kann auf dieselben Adressen passen, und keines ist genauer. Ändern Sie eines von beiden.',
    es: 'El patrón «{from}» puede coincidir con las mismas direcciones y ninguno es más preciso. Cambie uno de los dos.',
    fr: 'Le modèle « {from} » peut correspondre aux mêmes adresses, et aucun n’est plus précis. Modifiez l’un des deux.',
    it: 'Il modello «{from}» può corrispondere agli stessi indirizzi e nessuno dei due è più preciso. Ne modifichi uno.',
  },
  circle: {
    en: 'This would send visitors in a circle: {trail}.',
    de: 'So würden Besucher im Kreis geschickt: {trail}.',
    es: 'Esto enviaría a los visitantes en círculo: {trail}.',
    fr: 'Les visiteurs tourneraient en rond : {trail}.',
    it: 'I visitatori girerebbero in tondo: {trail}.',
  },
  chain: {
    en: 'This would be a chain of redirects: {trail}. Lead straight to "{end}" instead.',
    de: 'Das wäre eine Kette von Weiterleitungen: {trail}. Leiten Sie stattdessen gleich nach „{end}“.',
    es: 'Esto sería una cadena de redirecciones: {trail}. Lleve directamente a «{end}».',
    fr: 'Ce serait une chaîne de redirections : {trail}. Menez plutôt directement à « {end} ».',
    it: 'Sarebbe una catena di reindirizzamenti: {trail}. Porti invece direttamente a «{end}».',
  },
  chainWithoutEnd: {
    en: 'This would be a chain of redirects: {trail}. Lead somewhere else.',
    de: 'Das wäre eine Kette von Weiterleitungen: {trail}. Wählen Sie ein anderes Ziel.',
    es: 'Esto sería una cadena de redirecciones: {trail}. Elija otro destino.',
    fr: 'Ce serait une chaîne de redirections : {trail}. Choisissez une autre destination.',
    it: 'Sarebbe una catena di reindirizzamenti: {trail}. Scelga un’altra destinazione.',
  },
  before: {
    en: 'The redirect from "{from}" leads to this address and would become a chain. Lead that one straight to "{end}" first.',
    de: 'Die Weiterleitung von „{from}“ führt zu dieser Adresse und würde zur Kette. Leiten Sie jene zuerst gleich nach „{end}“.',
    es: 'La redirección desde «{from}» lleva a esta dirección y se convertiría en una cadena. Llévela antes directamente a «{end}».',
    fr: 'La redirection depuis « {from} » mène à cette adresse et deviendrait une chaîne. Menez-la d’abord directement à « {end} ».',
    it: 'Il reindirizzamento da «{from}» porta a questo indirizzo e diventerebbe una catena. Prima lo porti direttamente a «{end}».',
  },
  beforeWithoutEnd: {
    en: 'The redirect from "{from}" leads to this address and would become a chain. Change or switch off that one first.',
    de: 'Die Weiterleitung von „{from}“ führt zu dieser Adresse und würde zur Kette. Ändern Sie jene zuerst oder schalten Sie sie aus.',
    es: 'La redirección desde «{from}» lleva a esta dirección y se convertiría en una cadena. Cámbiela o desactívela antes.',
    fr: 'La redirection depuis « {from} » mène à cette adresse et deviendrait une chaîne. Modifiez-la ou désactivez-la d’abord.',
    it: 'Il reindirizzamento da «{from}» porta a questo indirizzo e diventerebbe una catena. Prima lo modifichi o lo disattivi.',
  },
  hides: {
    en: '"{from}" is a live page of the shop ({screen}, "{pattern}"). Tick "May hide a page of the shop" if that is what you want.',
    de: '„{from}“ ist eine Seite des Shops ({screen}, „{pattern}“). Wenn Sie das wollen, setzen Sie das Häkchen „Darf eine Seite des Shops verdecken“.',
    es: '«{from}» es una página en línea de la tienda ({screen}, «{pattern}»). Si es lo que quiere, marque «Puede ocultar una página de la tienda».',
    fr: '« {from} » est une page en ligne de la boutique ({screen}, « {pattern} »). Si c’est voulu, cochez « Peut masquer une page de la boutique ».',
    it: '«{from}» è una pagina online del negozio ({screen}, «{pattern}»). Se è ciò che vuole, spunti «Può nascondere una pagina del negozio».',
  },
} satisfies Record<string, StaffMessage>
