import type { StaffMessage } from '@/domain/staff-words'

/** What a save of a route may be told. */
export const routeMapWords = {
  screenTaken: {
    en: 'This market already has an entry for this screen: edit that one.',
    de: 'Dieser Markt hat für diese Shop-Seite schon einen Eintrag: bitte diesen bearbeiten.',
    es: 'Este mercado ya tiene una entrada para esta pantalla: edite esa.',
    fr: 'Ce marché a déjà une entrée pour cet écran : modifiez celle-là.',
    it: 'Questo mercato ha già una voce per questa schermata: modifichi quella.',
  },
  screenStays: {
    en: 'The screen of a saved entry stays. Delete this entry, which asks where its addresses lead then, and make one for the other screen.',
    de: 'Die Shop-Seite eines gespeicherten Eintrags bleibt. Diesen Eintrag löschen (dabei wird gefragt, wohin seine Adressen dann führen) und für die andere Seite einen neuen anlegen.',
    es: 'La pantalla de una entrada guardada no cambia. Elimine esta entrada, que pregunta adónde llevarán sus direcciones, y cree otra para la otra pantalla.',
    fr: 'L’écran d’une entrée enregistrée ne change pas. Supprimez cette entrée, qui demande où mèneront ses adresses, et créez-en une pour l’autre écran.',
    it: 'La schermata di una voce salvata non cambia. Elimini questa voce, che chiede dove porteranno i suoi indirizzi, e ne crei una per l’altra schermata.',
  },
  cannotKeep: {
    en: '"{pattern}" cannot be kept alive as a redirect. {reason} Keep it in the list of addresses instead, or give it up.',
    de: '„{pattern}“ lässt sich nicht als Weiterleitung erhalten. {reason} Bitte in der Liste der Adressen lassen oder aufgeben.',
    es: '«{pattern}» no se puede mantener como redirección. {reason} Déjala en la lista de direcciones o renuncia a ella.',
    fr: '« {pattern} » ne peut pas être gardée comme redirection. {reason} Laissez-la dans la liste des adresses ou abandonnez-la.',
    it: '«{pattern}» non si può mantenere come reindirizzamento. {reason} Lascialo nell’elenco degli indirizzi oppure rinuncia.',
  },
  cannotKeepDead: {
    en: '"{pattern}" cannot be kept alive as a redirect. {reason} Choose another target, or give the address up.',
    de: '„{pattern}“ lässt sich nicht als Weiterleitung erhalten. {reason} Bitte ein anderes Ziel wählen oder die Adresse aufgeben.',
    es: '«{pattern}» no se puede mantener como redirección. {reason} Elija otro destino o renuncie a la dirección.',
    fr: '« {pattern} » ne peut pas être gardée comme redirection. {reason} Choisissez une autre cible ou abandonnez l’adresse.',
    it: '«{pattern}» non si può mantenere come reindirizzamento. {reason} Scelga un’altra destinazione oppure rinunci all’indirizzo.',
  },
  notLive: {
    en: '"{address}" is no live screen or page of this market. Choose one of the list.',
    de: '„{address}“ ist keine Seite dieses Marktes. Bitte eine aus der Liste wählen.',
    es: '«{address}» no es una pantalla ni una página en línea de este mercado. Elija una de la lista.',
    fr: '« {address} » n’est ni un écran ni une page en ligne de ce marché. Choisissez-en un dans la liste.',
    it: '«{address}» non è una schermata né una pagina online di questo mercato. Ne scelga una dall’elenco.',
  },
  note: {
    en: 'Made when the address of the screen changed.',
    de: 'Angelegt, als sich die Adresse der Shop-Seite änderte.',
    es: 'Creada al cambiar la dirección de la pantalla.',
    fr: 'Créée quand l’adresse de l’écran a changé.',
    it: 'Creato quando è cambiato l’indirizzo della schermata.',
  },
} satisfies Record<string, StaffMessage>
