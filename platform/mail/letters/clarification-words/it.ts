import type { ClarificationWords } from './clarification-words'

export const it: ClarificationWords = {
  greeting: 'Buongiorno {name},',
  greetingUnnamed: 'Buongiorno,',
  signature: 'Il team di Revalo',
  facts: {
    number: 'Numero di vendita',
    until: 'La preghiamo di rispondere entro',
    payout: 'Lei riceve',
    account: 'Pagamento su',
  },
  line: '{device}: prima {old}, dopo il controllo {new}.',
  opened: {
    subject: 'La Sua vendita {number}: decida Lei',
    heading: 'Una risposta non coincide con il nostro controllo',
    intro:
      'abbiamo controllato il Suo dispositivo con le stesse domande a cui ha risposto, e qualcosa non coincide. In un’unica pagina trova la Sua risposta, il nostro controllo e le foto. Decide Lei.',
    free: 'Senza una Sua risposta, dopo questa data Le rispediamo il dispositivo gratuitamente. Non si vende nulla che non abbia accettato.',
    link: 'Vedere e decidere',
    quick: 'Accettare il nuovo prezzo',
  },
  reminder: {
    subject: 'La Sua vendita {number}: manca ancora la Sua risposta',
    heading: 'Manca ancora la Sua risposta',
    intro: 'c’è una domanda aperta sulla Sua vendita. Guardi il nostro controllo e decida.',
  },
  acknowledged: {
    subject: 'La Sua vendita {number}: abbiamo la Sua risposta',
    heading: 'Grazie per la Sua risposta',
    intro: 'la Sua risposta ci è arrivata. Ecco che cosa succede ora:',
  },
  expired: {
    subject: 'La Sua vendita {number}: il Suo dispositivo torna a Lei',
    heading: 'Il Suo dispositivo torna a Lei',
    intro: 'il tempo per rispondere è finito. Ciò che non ha accettato Le viene rispedito gratuitamente.',
  },
  better: {
    subject: 'La Sua vendita {number}: riceve di più',
    heading: 'Riceve di più',
    intro:
      'il Suo dispositivo è in condizioni migliori di quelle che ha indicato, quindi Le paghiamo di più. Per questo dispositivo non deve fare nulla.',
  },
  accepted: '{device}: venduto per {new}.',
  returned: '{device}: torna a Lei gratuitamente.',
  paid: 'Di solito il denaro è sul Suo conto due giorni lavorativi dopo.',
  sentBack: 'Il Suo dispositivo lascia il nostro laboratorio entro due giorni lavorativi.',
  follow: 'Vedere la vendita',
}
