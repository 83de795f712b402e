import type { ContactSubject } from '@/contracts/contact'
import type { TextLanguage } from '@platform/markets/platform-market'

/** Words of the two mails that a contact form makes. `{…}` is filled in; nothing in here is HTML. */
export type ContactWords = {
  greeting: string
  greetingUnnamed: string
  signature: string
  facts: { number: string; subject: string; name: string; email: string; trade: string; business: string; yes: string }
  devices: string
  device: string
  /** To the staff who answer. */
  staff: { subject: string; heading: string; greeting: string; closing: string }
  /** To the sender. */
  copy: { subject: string; heading: string; intro: string; closing: string }
  subjects: Record<ContactSubject, string>
}

const de: ContactWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  signature: 'Ihr Team von Revalo',
  facts: {
    number: 'Ticketnummer',
    subject: 'Thema',
    name: 'Name',
    email: 'E-Mail',
    trade: 'Verkaufsnummer',
    business: 'Firmenkunde',
    yes: 'ja',
  },
  devices: 'Geräte im Verkaufskorb:',
  device: '{quantity} × {device}: je {price} (Angebot {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'Neue Nachricht',
    greeting: 'Nachricht über das Kontaktformular:',
    closing: 'Antworten Sie einfach auf diese E-Mail. Alle Angaben und Texte stammen vom Besucher.',
  },
  copy: {
    subject: 'Ihre Nachricht an Revalo ({number})',
    heading: 'Ihre Nachricht ist angekommen',
    intro: 'vielen Dank. Wir antworten Ihnen in der Regel innerhalb eines Werktags. Das haben Sie uns geschrieben:',
    closing:
      'Bitte nennen Sie bei Rückfragen Ihre Ticketnummer {number}. Haben Sie uns nicht geschrieben? Dann hat jemand Ihre Adresse eingetragen, und Sie können diese E-Mail löschen.',
  },
  subjects: {
    offer_question: 'Frage zu einem Angebot',
    trade_status: 'Stand meines Verkaufs',
    shipping_label: 'Versand und Versandetikett',
    clarification: 'Abweichung bei der Prüfung',
    payout: 'Auszahlung',
    device_return: 'Rücksendung meines Geräts',
    account_access: 'Anmeldung und Kundenkonto',
    privacy_erasure: 'Datenschutz und Löschung meiner Daten',
    business_partner: 'Firmen und Partner',
    other_feedback: 'Etwas anderes oder Feedback',
  },
}

/** Austria has its own words for some subjects. */
const at: ContactWords = {
  ...de,
  subjects: {
    offer_question: 'Frage zu einem Angebot',
    trade_status: 'Stand meines Verkaufs',
    shipping_label: 'Versand und Versandetikett',
    clarification: 'Abweichung bei der Prüfung',
    payout: 'Auszahlung',
    device_return: 'Rücksendung meines Geräts',
    account_access: 'Anmeldung und Kundenkonto',
    privacy_erasure: 'Datenschutz und Löschung meiner Daten',
    business_partner: 'Firmen und Partner',
    other_feedback: 'Anderes Anliegen oder Feedback',
  },
}

const en: ContactWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  signature: 'Your Revalo team',
  facts: {
    number: 'Ticket number',
    subject: 'Subject',
    name: 'Name',
    email: 'Email',
    trade: 'Sale number',
    business: 'Business customer',
    yes: 'yes',
  },
  devices: 'Devices in the basket:',
  device: '{quantity} × {device}: {price} each (offer {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'New message',
    greeting: 'A message from the contact form:',
    closing: 'Simply answer this email. Everything in it comes from the visitor.',
  },
  copy: {
    subject: 'Your message to Revalo ({number})',
    heading: 'Your message has arrived',
    intro: 'Thank you. We usually answer within one working day. This is what you wrote:',
    closing:
      'Please name your ticket number {number} when you ask again. Did you not write to us? Then somebody entered your address, and you can delete this email.',
  },
  subjects: {
    offer_question: 'Question about an offer',
    trade_status: 'Status of my sale',
    shipping_label: 'Shipping and label',
    clarification: 'Difference found during inspection',
    payout: 'Payout',
    device_return: 'Return of my device',
    account_access: 'Login and account',
    privacy_erasure: 'Privacy and erasure of my data',
    business_partner: 'Businesses and partners',
    other_feedback: 'Something else or feedback',
  },
}

const es: ContactWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  signature: 'El equipo de Revalo',
  facts: {
    number: 'Número de consulta',
    subject: 'Tema',
    name: 'Nombre',
    email: 'Correo electrónico',
    trade: 'Número de venta',
    business: 'Empresa',
    yes: 'sí',
  },
  devices: 'Dispositivos en la cesta:',
  device: '{quantity} × {device}: {price} por unidad (oferta {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'Mensaje nuevo',
    greeting: 'Mensaje del formulario de contacto:',
    closing: 'Responda directamente a este correo. Todos los datos y textos proceden del visitante.',
  },
  copy: {
    subject: 'Su mensaje a Revalo ({number})',
    heading: 'Hemos recibido su mensaje',
    intro: 'Gracias. Normalmente respondemos en un día laborable. Esto es lo que nos ha escrito:',
    closing:
      'Si vuelve a escribirnos, indique su número de consulta {number}. ¿No nos ha escrito usted? Entonces alguien ha indicado su dirección y puede borrar este correo.',
  },
  subjects: {
    offer_question: 'Pregunta sobre una oferta',
    trade_status: 'Estado de mi venta',
    shipping_label: 'Envío y etiqueta',
    clarification: 'Diferencia en la revisión',
    payout: 'Pago',
    device_return: 'Devolución de mi dispositivo',
    account_access: 'Acceso y cuenta de cliente',
    privacy_erasure: 'Privacidad y supresión de mis datos',
    business_partner: 'Empresas y socios',
    other_feedback: 'Otro asunto o sugerencia',
  },
}

const fr: ContactWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  signature: 'L’équipe Revalo',
  facts: {
    number: 'Numéro de demande',
    subject: 'Sujet',
    name: 'Nom',
    email: 'E-mail',
    trade: 'Numéro de vente',
    business: 'Entreprise',
    yes: 'oui',
  },
  devices: 'Appareils dans le panier\u00a0:',
  device: '{quantity} × {device}\u00a0: {price} l’unité (offre {offerId})',
  staff: {
    subject: '[{number}] {subject}',
    heading: 'Nouveau message',
    greeting: 'Message du formulaire de contact\u00a0:',
    closing: 'Répondez directement à cet e-mail. Toutes les données et tous les textes viennent du visiteur.',
  },
  copy: {
    subject: 'Votre message à Revalo ({number})',
    heading: 'Votre message est bien arrivé',
    intro: 'Merci. Nous répondons en général sous un jour ouvré. Voici ce que vous nous avez écrit\u00a0:',
    closing:
      'Si vous nous écrivez à nouveau, indiquez votre numéro de demande {number}. Vous ne nous avez pas écrit\u00a0? Quelqu’un a alors saisi votre adresse et vous pouvez supprimer cet e-mail.',
  },
  subjects: {
    offer_question: 'Question sur une offre',
    trade_status: 'Suivi de ma vente',
    shipping_label: 'Envoi et étiquette',
    clarification: 'Écart constaté lors du contrôle',
    payout: 'Versement',
    device_return: 'Retour de mon appareil',
    account_access: 'Connexion et compte client',
    privacy_erasure: 'Vie privée et suppression de mes données',
    business_partner: 'Entreprises et partenaires',
    other_feedback: 'Autre sujet ou suggestion',
  },
}

const it: ContactWords = {
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

export const CONTACT_WORDS: Record<TextLanguage, ContactWords> = { de, at, en, es, fr, it }
