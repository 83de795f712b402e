import type { ContactWords } from './contact-words'

export const it: ContactWords = {
  greeting: 'Buongiorno {name},',
  greetingUnnamed: 'Buongiorno,',
  signature: 'Il team di Revalo',
  facts: {
    number: 'Numero della richiesta',
    subject: 'Argomento',
    name: 'Nome',
    email: 'E-mail',
    trade: 'Numero di vendita',
    business: 'Azienda',
    yes: 'sì',
  },
  devices: 'Dispositivi nel carrello:',
  device: '{quantity} × {device}: {price} ciascuno (offerta {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'Nuovo messaggio',
    greeting: 'Messaggio dal modulo di contatto:',
    closing: 'Risponda direttamente a questa e-mail. Tutti i dati e i testi provengono dal visitatore.',
  },
  copy: {
    subject: 'Il Suo messaggio a Revalo ({number})',
    heading: 'Abbiamo ricevuto il Suo messaggio',
    intro: 'grazie. Di solito rispondiamo entro un giorno lavorativo. Ecco che cosa ci ha scritto:',
    closing:
      'Se ci scrive di nuovo, indichi il numero della richiesta {number}. Non ci ha scritto Lei? Allora qualcuno ha inserito il Suo indirizzo e può cancellare questa e-mail.',
  },
  subjects: {
    offer_question: 'Domanda su un’offerta',
    trade_status: 'Stato della mia vendita',
    shipping_label: 'Spedizione ed etichetta',
    clarification: 'Differenza emersa nel controllo',
    payout: 'Pagamento',
    device_return: 'Restituzione del mio dispositivo',
    account_access: 'Accesso e account cliente',
    privacy_erasure: 'Privacy e cancellazione dei miei dati',
    business_partner: 'Aziende e partner',
    other_feedback: 'Altro argomento o suggerimento',
  },
}
