import type { AccountWords } from './account-words'

const notYou = 'Non l’ha fatto Lei? Cambi subito la password e ci scriva tramite il modulo di contatto.'
const neverAsked = 'Non Le chiediamo mai la password per e-mail o per telefono.'

export const it: AccountWords = {
  greeting: 'Buongiorno {name},',
  greetingUnnamed: 'Buongiorno,',
  signature: 'Il team di Revalo',
  activation: {
    subject: 'Confermi il Suo indirizzo e-mail',
    heading: 'Manca un solo passo al Suo account',
    intro: 'grazie per la registrazione su Revalo. Confermi che questo indirizzo e-mail è Suo.',
    paragraphs: ['Il link è valido per 24 ore. Nella pagina che si apre potrà attivare l’account con un clic.'],
    link: 'Attivare l’account',
    closing: [
      'La registrazione non viene da Lei? Allora non deve fare nulla: senza la Sua conferma l’account non viene attivato.',
    ],
  },
  welcome: {
    subject: 'Le diamo il benvenuto su Revalo',
    heading: 'Il Suo account è pronto',
    intro: 'il Suo indirizzo e-mail è confermato. Da adesso può accedere.',
    paragraphs: [
      'Nel Suo account vede a che punto sono le Sue vendite. Alla prossima vendita non dovrà inserire di nuovo i Suoi dati.',
    ],
    link: 'Al Suo account',
    closing: ['Ha domande? Ci scriva tramite il modulo di contatto.'],
  },
  alreadyRegistered: {
    subject: 'Ha già un account su Revalo',
    heading: 'Ha già un account',
    intro:
      'qualcuno, forse Lei, ha cercato di creare un nuovo account con questo indirizzo e-mail. Per questo indirizzo ne esiste già uno.',
    paragraphs: ['Acceda con la Sua password. Se non la ricorda, può reimpostarla.'],
    link: 'Accedere',
    secondLink: 'Reimpostare la password',
    closing: ['Non l’ha fatto Lei? Allora non deve fare nulla: nel Suo account non è cambiato niente.'],
  },
  passwordReset: {
    subject: 'Una nuova password per il Suo account',
    heading: 'Scelga una nuova password',
    intro: 'qualcuno, probabilmente Lei, ha chiesto una nuova password per il Suo account Revalo.',
    paragraphs: ['Il link è valido per 60 minuti e si può usare una sola volta.'],
    link: 'Scegliere una nuova password',
    closing: ['Non l’ha fatto Lei? Allora non deve fare nulla: la Sua password resta la stessa.', neverAsked],
  },
  passwordChanged: {
    subject: 'La Sua password è stata cambiata',
    heading: 'La Sua password è stata cambiata',
    intro: 'la password del Suo account Revalo è stata cambiata. Sugli altri dispositivi la sessione è terminata.',
    paragraphs: ['Non l’ha fatto Lei? Reimposti subito la password e ci scriva tramite il modulo di contatto.'],
    link: 'Reimpostare la password',
    closing: [neverAsked],
  },
  paymentChanged: {
    subject: 'I Suoi dati di pagamento sono cambiati',
    heading: 'I Suoi dati di pagamento sono cambiati',
    intro: 'nel Suo account Revalo è ora indicato dove inviamo il Suo denaro:',
    account: 'Pagamento su',
    paragraphs: [notYou],
    link: 'Al Suo account',
    closing: [neverAsked],
  },
  addressChanged: {
    subject: 'Il Suo indirizzo è stato cambiato',
    heading: 'Il Suo indirizzo è stato cambiato',
    intro: 'l’indirizzo nel Suo account Revalo è stato cambiato.',
    trades: 'Vale anche per le Sue vendite',
    paragraphs: [notYou],
    link: 'Al Suo account',
    closing: [neverAsked],
  },
  deleted: {
    subject: 'Il Suo account è stato eliminato',
    heading: 'Il Suo account è stato eliminato',
    intro: 'come da Lei richiesto, abbiamo eliminato il Suo account Revalo. Non è più possibile accedere.',
    kept: { trades: 'Conserviamo: documenti delle Sue vendite', payouts: 'Conserviamo: documenti dei Suoi pagamenti' },
    until: 'fino al {date}',
    paragraphs: [
      'Il diritto commerciale e fiscale ci obbliga a conservare questi documenti fino a tale data. Poi elimineremo anche questi.',
      'Non l’ha fatto Lei? Ci scriva subito tramite il modulo di contatto.',
    ],
    nothingKept: 'Non abbiamo documenti da conservare. I Suoi dati sono eliminati.',
    link: 'Al negozio',
    closing: ['Può venderci i Suoi dispositivi anche senza account.'],
  },
}
