import type { MailWords } from './mail-words'

export const it: MailWords = {
  greeting: 'Buongiorno {name},',
  facts: {
    number: 'Numero di vendita',
    total: 'Lei riceve',
    voucher: 'Incluso il buono {code}',
    lock: 'Prezzo bloccato fino a',
    payout: 'Pagamento su',
  },
  devices: 'I Suoi dispositivi',
  checklist: 'Prima di chiudere il pacco',
  toTrade: 'Vedere la vendita',
  questions: 'Ha domande? Ci scriva tramite il modulo di contatto indicando il Suo numero di vendita {number}.',
  signature: 'Il team di Revalo',
  received: {
    subject: 'La Sua vendita {number}: etichetta di spedizione e prossimi passi',
    heading: 'La Sua vendita è registrata',
    intro: 'grazie per averci affidato il Suo dispositivo. Riceverà {total} non appena il pacco sarà arrivato e controllato.',
    label:
      'L’etichetta di spedizione gratuita è allegata a questa e-mail in formato PDF. Non ha una stampante? Basta mostrare il codice dell’etichetta al punto di consegna.',
    lock: 'Consegni il pacco entro {date} e il Suo prezzo resta valido.',
    next: 'Controlliamo il Suo dispositivo con le stesse domande a cui ha risposto. Se il risultato è peggiore, La contattiamo prima di procedere.',
  },
  arrived: {
    subject: 'La Sua vendita {number}: il pacco è arrivato',
    heading: 'Il pacco è arrivato',
    intro:
      'il Suo pacco è arrivato da noi in buone condizioni. Ora controlliamo il dispositivo con le stesse domande a cui ha risposto.',
  },
  paid: {
    subject: 'La Sua vendita {number}: il denaro è in arrivo',
    heading: 'Il denaro è in arrivo',
    intro: 'abbiamo inviato {total} su {account}. A seconda della banca, l’accredito richiede uno o due giorni lavorativi.',
    toPayPal: 'abbiamo inviato {total} al Suo indirizzo PayPal {account}.',
  },
}
