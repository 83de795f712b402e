import type { CategoryKey } from '@/contracts/search'
import type { TextLanguage } from '@platform/markets/platform-market'

/** What to do before the parcel is closed. Which steps a trade needs depends on what is sold. */
const STEPS = ['backup', 'signOut', 'reset', 'sim', 'card', 'pack', 'handOver'] as const
type Step = (typeof STEPS)[number]

const WITH_DATA: CategoryKey[] = ['phones', 'tablets', 'laptops', 'consoles']
const NEEDED_FOR: Record<Step, CategoryKey[] | 'all'> = {
  backup: [...WITH_DATA, 'cameras', 'camcorders'],
  signOut: WITH_DATA,
  reset: WITH_DATA,
  sim: ['phones', 'tablets'],
  card: ['cameras', 'camcorders'],
  pack: 'all',
  handOver: 'all',
}

/** `{date}` is the last moment at which the parcel may be handed over; `packAll` and `handOverAll` are for several parcels. */
const TEXTS: Record<TextLanguage, Record<Step | 'packAll' | 'handOverAll', string>> = {
  de: {
    backup: 'Daten sichern: Fotos, Kontakte und Chats an einem anderen Ort speichern.',
    signOut: 'Von allen Konten abmelden (Apple, Google, Microsoft, PlayStation …) und die Ortung ausschalten.',
    reset: 'Das Gerät auf Werkseinstellungen zurücksetzen.',
    sim: 'SIM-Karte und Speicherkarte herausnehmen.',
    card: 'Speicherkarte herausnehmen, Akku im Gerät lassen.',
    pack: 'In einen festen Karton packen, rundum fünf Zentimeter Polster. Aufgeblähte Akkus nicht verschicken.',
    handOver: 'Das Paket bis {date} abgeben und den Beleg aufheben.',
    packAll: 'In feste Kartons packen, rundum fünf Zentimeter Polster. Aufgeblähte Akkus nicht verschicken.',
    handOverAll: 'Alle Pakete bis {date} abgeben und die Belege aufheben.',
  },
  at: {
    backup: 'Daten sichern: Fotos, Kontakte und Chats an einem anderen Ort speichern.',
    signOut: 'Von allen Konten abmelden (Apple, Google, Microsoft, PlayStation …) und die Ortung ausschalten.',
    reset: 'Das Gerät auf Werkseinstellungen zurücksetzen.',
    sim: 'SIM-Karte und Speicherkarte herausnehmen.',
    card: 'Speicherkarte herausnehmen, Akku im Gerät lassen.',
    pack: 'In eine stabile Schachtel packen, rundum fünf Zentimeter Polster. Aufgeblähte Akkus nicht verschicken.',
    handOver: 'Das Paket bis {date} aufgeben und den Beleg aufheben.',
    packAll: 'In stabile Schachteln packen, rundum fünf Zentimeter Polster. Aufgeblähte Akkus nicht verschicken.',
    handOverAll: 'Alle Pakete bis {date} aufgeben und die Belege aufheben.',
  },
  en: {
    backup: 'Back up your data: keep photos, contacts and chats somewhere else.',
    signOut: 'Sign out of every account (Apple, Google, Microsoft, PlayStation …) and turn off device tracking.',
    reset: 'Reset the device to its factory settings.',
    sim: 'Take out the SIM card and the memory card.',
    card: 'Take out the memory card, leave the battery in the device.',
    pack: 'Pack it in a firm box with five centimetres of padding all round. Never ship a swollen battery.',
    handOver: 'Hand in the parcel by {date} and keep the receipt.',
    packAll: 'Pack them in firm boxes with five centimetres of padding all round. Never ship a swollen battery.',
    handOverAll: 'Hand in all parcels by {date} and keep the receipts.',
  },
  es: {
    backup: 'Guarde una copia de sus datos: fotos, contactos y conversaciones.',
    signOut: 'Cierre la sesión en todas las cuentas (Apple, Google, Microsoft, PlayStation…) y desactive la localización.',
    reset: 'Restablezca el dispositivo a los ajustes de fábrica.',
    sim: 'Saque la tarjeta SIM y la tarjeta de memoria.',
    card: 'Saque la tarjeta de memoria y deje la batería en el dispositivo.',
    pack: 'Embálelo en una caja resistente, con cinco centímetros de relleno por cada lado. No envíe baterías hinchadas.',
    handOver: 'Entregue el paquete a más tardar el {date} y guarde el justificante.',
    packAll: 'Embálelos en cajas resistentes, con cinco centímetros de relleno por cada lado. No envíe baterías hinchadas.',
    handOverAll: 'Entregue todos los paquetes a más tardar el {date} y guarde los justificantes.',
  },
  fr: {
    backup: 'Sauvegardez vos données\u00a0: photos, contacts et conversations.',
    signOut: 'Déconnectez-vous de tous les comptes (Apple, Google, Microsoft, PlayStation…) et désactivez la localisation.',
    reset: 'Réinitialisez l’appareil aux réglages d’usine.',
    sim: 'Retirez la carte SIM et la carte mémoire.',
    card: 'Retirez la carte mémoire et laissez la batterie dans l’appareil.',
    pack: 'Emballez-le dans un carton solide avec cinq centimètres de calage de chaque côté. N’expédiez jamais une batterie gonflée.',
    handOver: 'Déposez le colis au plus tard le {date} et gardez le reçu.',
    packAll:
      'Emballez-les dans des cartons solides avec cinq centimètres de calage de chaque côté. N’expédiez jamais une batterie gonflée.',
    handOverAll: 'Déposez tous les colis au plus tard le {date} et gardez les reçus.',
  },
  it: {
    backup: 'Salvi i Suoi dati: foto, contatti e conversazioni.',
    signOut: 'Esca da tutti gli account (Apple, Google, Microsoft, PlayStation…) e disattivi la localizzazione.',
    reset: 'Ripristini il dispositivo alle impostazioni di fabbrica.',
    sim: 'Tolga la scheda SIM e la scheda di memoria.',
    card: 'Tolga la scheda di memoria e lasci la batteria nel dispositivo.',
    pack: 'Lo imballi in una scatola robusta con cinque centimetri di imbottitura per lato. Non spedisca batterie gonfie.',
    handOver: 'Consegni il pacco entro {date} e conservi la ricevuta.',
    packAll: 'Li imballi in scatole robuste con cinque centimetri di imbottitura per lato. Non spedisca batterie gonfie.',
    handOverAll: 'Consegni tutti i pacchi entro {date} e conservi le ricevute.',
  },
}

/** The steps for these categories, in order, with the last moment written as this market writes it. */
export const checklist = (language: TextLanguage, categories: CategoryKey[], date: string, parcels = 1): string[] =>
  STEPS.filter((step) => {
    const needed = NEEDED_FOR[step]
    return needed === 'all' || needed.some((category) => categories.includes(category))
  }).map((step) => {
    const isForAll = parcels > 1 && (step === 'pack' || step === 'handOver')
    return TEXTS[language][isForAll ? (`${step}All` as const) : step].replace('{date}', date)
  })
