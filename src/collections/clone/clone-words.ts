import type { StaffMessage } from '@/domain/staff-words'

/** What staff read when a market is made from another, or a draft is deleted. */
export const cloneWords = {
  onlyAdmins: {
    en: 'Only admins make and delete markets.',
    de: 'Nur Admins legen Märkte an und löschen sie.',
    es: 'Solo los administradores crean y eliminan mercados.',
    fr: 'Seuls les administrateurs créent et suppriment des marchés.',
    it: 'Solo gli amministratori creano ed eliminano mercati.',
  },
  codeTaken: {
    en: 'The market {name} already has the code "{code}". Nothing was made.',
    de: 'Der Markt {name} hat schon den Code „{code}“. Es wurde nichts angelegt.',
    es: 'El mercado {name} ya tiene el código «{code}». No se ha creado nada.',
    fr: 'Le marché {name} a déjà le code « {code} ». Rien n’a été créé.',
    it: 'Il mercato {name} ha già il codice «{code}». Non è stato creato nulla.',
  },
  openHosts: {
    en: 'These redirects lead to a host that visitors would choose: {from}. Correct them in the market to copy, or copy without redirects. Nothing was made.',
    de: 'Diese Weiterleitungen führen zu einem Host, den Besucher bestimmen würden: {from}. Korrigieren Sie sie im Markt, der kopiert wird, oder kopieren Sie ohne Weiterleitungen. Es wurde nichts angelegt.',
    es: 'Estas redirecciones llevan a un host que elegirían los visitantes: {from}. Corríjalas en el mercado que se copia o copie sin redirecciones. No se ha creado nada.',
    fr: 'Ces redirections mènent à un hôte que les visiteurs choisiraient : {from}. Corrigez-les dans le marché à copier, ou copiez sans redirections. Rien n’a été créé.',
    it: 'Questi reindirizzamenti portano a un host che sceglierebbero i visitatori: {from}. Li corregga nel mercato da copiare, oppure copi senza reindirizzamenti. Non è stato creato nulla.',
  },
  busy: {
    en: 'Another market is being made or deleted just now. Try again in a moment.',
    de: 'Gerade wird ein anderer Markt angelegt oder gelöscht. Versuchen Sie es gleich noch einmal.',
    es: 'Ahora mismo se está creando o eliminando otro mercado. Inténtelo de nuevo en un momento.',
    fr: 'Un autre marché est en cours de création ou de suppression. Réessayez dans un instant.',
    it: 'In questo momento si sta creando o eliminando un altro mercato. Riprovi tra un istante.',
  },
  noSource: {
    en: 'The market to copy is not there any more.',
    de: 'Den Markt, der kopiert werden soll, gibt es nicht mehr.',
    es: 'El mercado que se quiere copiar ya no existe.',
    fr: 'Le marché à copier n’existe plus.',
    it: 'Il mercato da copiare non esiste più.',
  },
  tooManyPages: {
    en: 'This market has {count} published pages; at most {most} are copied at once.',
    de: 'Dieser Markt hat {count} veröffentlichte Seiten; höchstens {most} werden auf einmal kopiert.',
    es: 'Este mercado tiene {count} páginas publicadas; se copian {most} como máximo de una vez.',
    fr: 'Ce marché a {count} pages publiées ; {most} au plus sont copiées à la fois.',
    it: 'Questo mercato ha {count} pagine pubblicate; se ne copiano al massimo {most} per volta.',
  },
  onlyDrafts: {
    en: 'Only a draft is deleted with everything that belongs to it. This market is live.',
    de: 'Nur ein Entwurf wird mit allem gelöscht, was zu ihm gehört. Dieser Markt ist online.',
    es: 'Solo un borrador se elimina con todo lo que le pertenece. Este mercado está en línea.',
    fr: 'Seul un brouillon est supprimé avec tout ce qui lui appartient. Ce marché est en ligne.',
    it: 'Solo una bozza si elimina con tutto ciò che le appartiene. Questo mercato è online.',
  },
  wrongCode: {
    en: 'The code does not fit this market. Nothing was deleted.',
    de: 'Der Code passt nicht zu diesem Markt. Es wurde nichts gelöscht.',
    es: 'El código no corresponde a este mercado. No se ha eliminado nada.',
    fr: 'Le code ne correspond pas à ce marché. Rien n’a été supprimé.',
    it: 'Il codice non corrisponde a questo mercato. Non è stato eliminato nulla.',
  },
} satisfies Record<string, StaffMessage>
