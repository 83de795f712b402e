import type { StaffMessage } from '@/domain/staff-words'

export const picturePanelWords = {
  where: {
    en: 'Where it is used',
    de: 'Wo es verwendet wird',
    es: 'Dónde se usa',
    fr: 'Où elle est utilisée',
    it: 'Dove è usata',
  },
  nowhere: {
    en: 'This picture is not used anywhere.',
    de: 'Dieses Bild wird nirgends verwendet.',
    es: 'Esta imagen no se usa en ningún sitio.',
    fr: 'Cette image n’est utilisée nulle part.',
    it: 'Questa immagine non è usata da nessuna parte.',
  },
  warning: {
    en: 'Another file in its place is shown here too. The picture can be deleted once none of these places shows it.',
    de: 'Wird die Datei ersetzt, erscheint die neue auch hier. Löschen lässt es sich erst, wenn keine dieser Stellen es mehr zeigt.',
    es: 'Si se sustituye el archivo, el nuevo se muestra también aquí. Solo se puede eliminar cuando ninguno de estos sitios la muestre.',
    fr: 'Si le fichier est remplacé, le nouveau s’affiche aussi ici. Elle ne peut être supprimée que si aucun de ces endroits ne l’affiche plus.',
    it: 'Se il file viene sostituito, il nuovo appare anche qui. Si può eliminare solo quando nessuno di questi punti la mostra più.',
  },
  more: {
    en: 'and {count} more that you may not see or that are not listed',
    de: 'und {count} weitere, die Sie nicht sehen dürfen oder die hier nicht aufgeführt sind',
    es: 'y {count} más que usted no puede ver o que no se enumeran',
    fr: 'et {count} autres que vous ne pouvez pas voir ou qui ne sont pas listés',
    it: 'e altri {count} che Lei non può vedere o che non sono elencati',
  },
  failed: {
    en: 'It could not be read where the picture is used. Reload the page.',
    de: 'Es ließ sich nicht lesen, wo das Bild verwendet wird. Laden Sie die Seite neu.',
    es: 'No se pudo leer dónde se usa la imagen. Vuelva a cargar la página.',
    fr: 'Impossible de lire où l’image est utilisée. Rechargez la page.',
    it: 'Non è stato possibile leggere dove è usata l’immagine. Ricarichi la pagina.',
  },
  pages: { en: 'Page', de: 'Seite', es: 'Página', fr: 'Page', it: 'Pagina' },
  banners: { en: 'Banner', de: 'Banner', es: 'Banner', fr: 'Bannière', it: 'Banner' },
  partners: { en: 'Partner', de: 'Partner', es: 'Socio', fr: 'Partenaire', it: 'Partner' },
  markets: { en: 'Market', de: 'Markt', es: 'Mercado', fr: 'Marché', it: 'Mercato' },
  tooHeavy: {
    en: '“{name}” has {has} MB; {most} MB is the most. It was not sent. Choose a smaller file.',
    de: '„{name}“ hat {has} MB, höchstens {most} MB sind möglich. Die Datei wurde nicht gesendet. Wählen Sie eine kleinere.',
    es: '«{name}» pesa {has} MB; el máximo es {most} MB. No se ha enviado. Elija un archivo más pequeño.',
    fr: '« {name} » pèse {has} Mo ; le maximum est de {most} Mo. Le fichier n’a pas été envoyé. Choisissez-en un plus petit.',
    it: '«{name}» pesa {has} MB; il massimo è {most} MB. Il file non è stato inviato. Ne scelga uno più piccolo.',
  },
  tooLarge: {
    en: '“{name}” has {has} million pixels; {most} million is the most. It was not sent. Choose a smaller picture.',
    de: '„{name}“ hat {has} Millionen Pixel, höchstens {most} Millionen sind möglich. Die Datei wurde nicht gesendet. Wählen Sie ein kleineres Bild.',
    es: '«{name}» tiene {has} millones de píxeles; el máximo es {most} millones. No se ha enviado. Elija una imagen más pequeña.',
    fr: '« {name} » compte {has} millions de pixels ; le maximum est de {most} millions. Le fichier n’a pas été envoyé. Choisissez une image plus petite.',
    it: '«{name}» ha {has} milioni di pixel; il massimo è {most} milioni. Il file non è stato inviato. Scelga un’immagine più piccola.',
  },
} satisfies Record<string, StaffMessage>
