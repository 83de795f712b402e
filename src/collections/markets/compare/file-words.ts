import type { StaffMessage } from '@/domain/staff-words'

/** What is wrong with the file of a market. */
export const fileWords = {
  tooBig: {
    en: 'The file is larger than {most} KB: it cannot be the configuration of a market.',
    de: 'Die Datei ist größer als {most} KB: Das kann keine Konfiguration eines Markts sein.',
    es: 'El archivo supera los {most} KB: no puede ser la configuración de un mercado.',
    fr: 'Le fichier dépasse {most} Ko : ce ne peut être la configuration d’un marché.',
    it: 'Il file supera i {most} KB: non può essere la configurazione di un mercato.',
  },
  notJson: {
    en: 'This is no JSON file, or it was cut off. Save it once more in the other environment.',
    de: 'Das ist keine JSON-Datei, oder sie ist abgeschnitten. Speichern Sie sie in der anderen Umgebung noch einmal.',
    es: 'No es un archivo JSON o está incompleto. Guárdelo de nuevo en el otro entorno.',
    fr: 'Ce n’est pas un fichier JSON, ou il est incomplet. Enregistrez-le de nouveau dans l’autre environnement.',
    it: 'Non è un file JSON, o è incompleto. Lo salvi di nuovo nell’altro ambiente.',
  },
  otherFile: {
    en: 'This file is not the configuration of a market. Choose one that “Configuration as a file” has saved.',
    de: 'Diese Datei ist keine Konfiguration eines Markts. Wählen Sie eine, die mit „Konfiguration als Datei“ gespeichert wurde.',
    es: 'Este archivo no es la configuración de un mercado. Elija uno guardado con «Configuración como archivo».',
    fr: 'Ce fichier n’est pas la configuration d’un marché. Choisissez-en un enregistré par « Configuration en fichier ».',
    it: 'Questo file non è la configurazione di un mercato. Ne scelga uno salvato con «Configurazione come file».',
  },
  otherVersion: {
    en: 'The file was saved by another release of the shop. Save it again when both environments have the same.',
    de: 'Die Datei stammt aus einer anderen Version des Shops. Speichern Sie sie neu, wenn beide Umgebungen dieselbe haben.',
    es: 'El archivo se guardó con otra versión de la tienda. Guárdelo de nuevo cuando ambos entornos tengan la misma.',
    fr: 'Le fichier vient d’une autre version de la boutique. Enregistrez-le de nouveau quand les deux environnements auront la même.',
    it: 'Il file viene da un’altra versione del negozio. Lo salvi di nuovo quando i due ambienti avranno la stessa.',
  },
  problemAt: {
    en: 'The file cannot be read at “{place}”. Save it once more in the other environment.',
    de: 'Die Datei ist bei „{place}“ nicht lesbar. Speichern Sie sie in der anderen Umgebung noch einmal.',
    es: 'El archivo no se puede leer en «{place}». Guárdelo de nuevo en el otro entorno.',
    fr: 'Le fichier est illisible à « {place} ». Enregistrez-le de nouveau dans l’autre environnement.',
    it: 'Il file non è leggibile in «{place}». Lo salvi di nuovo nell’altro ambiente.',
  },
} satisfies Record<string, StaffMessage>
