import type { StaffMessage } from '@/domain/staff-words'

/** Problems that stop a route from being saved. */
export const routeMapWords = {
  screenTaken: {
    en: 'This market already has an entry for this screen: edit that one.',
    de: 'Dieser Markt hat für diese Shop-Seite schon einen Eintrag: Bearbeiten Sie diesen.',
    es: 'Este mercado ya tiene una entrada para esta pantalla: edite esa.',
    fr: 'Ce marché a déjà une entrée pour cet écran : modifiez celle-là.',
    it: 'Questo mercato ha già una voce per questa schermata: modifichi quella.',
  },
  screenStays: {
    en: 'The screen of a saved entry stays. Delete this entry, which asks where its addresses lead then, and make one for the other screen.',
    de: 'Die Shop-Seite eines gespeicherten Eintrags bleibt. Löschen Sie diesen Eintrag (dabei werden Sie gefragt, wohin seine Adressen dann führen) und legen Sie für die andere Shop-Seite einen neuen an.',
    es: 'La pantalla de una entrada guardada no cambia. Elimine esta entrada (al hacerlo se pregunta adónde llevarán sus direcciones) y cree otra para la otra pantalla.',
    fr: 'L’écran d’une entrée enregistrée ne change pas. Supprimez cette entrée (il vous sera demandé où mèneront alors ses adresses) et créez-en une pour l’autre écran.',
    it: 'La schermata di una voce salvata non cambia. Elimini questa voce (Le verrà chiesto dove porteranno i suoi indirizzi) e ne crei una per l’altra schermata.',
  },
  cannotKeep: {
    en: '"{pattern}" cannot be kept alive as a redirect. {reason} Keep it in the list of addresses instead, or give it up.',
    de: '„{pattern}“ lässt sich nicht als Weiterleitung erhalten. {reason} Lassen Sie die Adresse stattdessen in der Liste, oder geben Sie sie auf.',
    es: '«{pattern}» no se puede mantener como redirección. {reason} Déjela en la lista de direcciones o renuncie a ella.',
    fr: '« {pattern} » ne peut pas être gardée comme redirection. {reason} Laissez-la dans la liste des adresses ou abandonnez-la.',
    it: '«{pattern}» non si può mantenere come reindirizzamento. {reason} Lo lasci nell’elenco degli indirizzi oppure vi rinunci.',
  },
  cannotKeepDead: {
    en: '"{pattern}" cannot be kept alive as a redirect. {reason} Choose another target, or give the address up.',
    de: '„{pattern}“ lässt sich nicht als Weiterleitung erhalten. {reason} Wählen Sie ein anderes Ziel, oder geben Sie die Adresse auf.',
    es: '«{pattern}» no se puede mantener como redirección. {reason} Elija otro destino o renuncie a la dirección.',
    fr: '« {pattern} » ne peut pas être gardée comme redirection. {reason} Choisissez une autre cible ou abandonnez l’adresse.',
    it: '«{pattern}» non si può mantenere come reindirizzamento. {reason} Scelga un’altra destinazione oppure rinunci all’indirizzo.',
  },
  notLive: {
    en: '"{address}" is no live screen or page of this market. Choose one of the list.',
    de: '„{address}“ ist keine Seite dieses Markts. Wählen Sie eine aus der Liste.',
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
