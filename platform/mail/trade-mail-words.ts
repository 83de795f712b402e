import type { IfLower } from '@/contracts/trades'
import type { TextLanguage } from '@platform/markets/platform-market'
import type { CarrierWords } from '@platform/written-values'

/** Words of the mails about a sale; other mails have theirs in `kinds`. `{…}` is filled in; nothing in here is HTML. */
export type TradeMailWords = {
  greeting: string
  /** Where the address is not confirmed, or the name is none that a mail greets by (decision 173). */
  greetingUnnamed: string
  facts: { number: string; total: string; voucher: string; lock: string; payout: string; expected: string }
  devices: string
  checklist: string
  toTrade: string
  questions: string
  signature: string
  received: {
    subject: string
    heading: string
    intro: string
    label: string
    lock: string
    /** What happens after the inspection, by the seller's answer to a lower price (P-07). */
    next: Record<IfLower['kind'], string>
  }
  /** In place of the words above and of `checklist`, for several parcels (P-02). */
  several: { subject: string; intro: string; label: string; lock: string; checklist: string }
  /** About the only parcel, and about several. */
  carrier: { one: CarrierWords; several: CarrierWords }
  /** `never`: a parcel was not handed over in time, so its devices are no part of the sale any more. */
  arrived: { subject: string; heading: string; intro: string; never: string }
  /** Some of several parcels have arrived (P-02). */
  arrivedSome: { subject: string; heading: string; intro: string }
  parcel: { number: string; never: string }
  /** Inspection changed no price, so the seller has nothing to decide. */
  inspected: { subject: string; heading: string; intro: string; payout: string }
  /** `label`: the parcel was not handed over. `back`: it is with the carrier or with us. */
  cancelled: { subject: string; heading: string; intro: string; label: string; back: string }
  /** What was not sold is with the carrier. */
  returned: { subject: string; heading: string; intro: string; devices: string; address: string }
  /** `toPayPal`: the intro where the money goes to PayPal, which no bank delays. */
  paid: { subject: string; heading: string; intro: string; toPayPal: string }
}

const de: TradeMailWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  facts: {
    number: 'Verkaufsnummer',
    total: 'Sie erhalten',
    voucher: 'Darin: Gutschein {code}',
    lock: 'Preis gilt bis',
    payout: 'Auszahlung auf',
    expected: 'Geld erwartet bis',
  },
  devices: 'Ihre Geräte',
  checklist: 'Bevor Sie das Paket schließen',
  toTrade: 'Verkauf ansehen',
  questions: 'Haben Sie Fragen? Schreiben Sie uns über das Kontaktformular und nennen Sie Ihre Verkaufsnummer {number}.',
  signature: 'Ihr Team von Revalo',
  received: {
    subject: 'Ihr Verkauf {number}: Versandetikett und nächste Schritte',
    heading: 'Wir haben Ihren Verkauf erhalten',
    intro: 'vielen Dank für Ihren Verkauf. Sie erhalten {total}, sobald Ihr Paket bei uns angekommen und geprüft ist.',
    label:
      'Das kostenlose Versandetikett hängt als PDF an dieser E-Mail. Ohne Drucker zeigen Sie im Paketshop einfach den Code auf dem Etikett.',
    lock: 'Geben Sie das Paket bis {date} ab, dann gilt Ihr Preis. Verspätet sich der Paketdienst, gilt der Preis noch sieben Tage länger.',
    next: {
      ask: 'Wir prüfen mit denselben Fragen, die Sie beantwortet haben. Fällt das Ergebnis schlechter aus, fragen wir Sie, bevor etwas geschieht.',
      accept:
        'Wir prüfen mit denselben Fragen, die Sie beantwortet haben. Fällt das Ergebnis schlechter aus, nehmen wir den neuen Preis für Sie an, solange alle Geräte zusammen mindestens {least} bringen: So haben Sie es gewählt. Sonst fragen wir Sie.',
      return:
        'Wir prüfen mit denselben Fragen, die Sie beantwortet haben. Fällt das Ergebnis schlechter aus, schicken wir das betroffene Gerät kostenlos zurück: So haben Sie es gewählt.',
    },
  },
  several: {
    subject: 'Ihr Verkauf {number}: Versandetiketten und nächste Schritte',
    intro: 'vielen Dank für Ihren Verkauf. Sie erhalten {total}, sobald Ihre Pakete bei uns angekommen und geprüft sind.',
    label:
      'Die {all} kostenlosen Versandetiketten hängen als PDF an dieser E-Mail: eine Seite für jedes Paket, mit den Geräten, die hineingehören. Ohne Drucker zeigen Sie im Paketshop einfach den Code auf jedem Etikett.',
    lock: 'Geben Sie alle Pakete bis {date} ab, dann gilt Ihr Preis. Verspätet sich der Paketdienst, gilt der Preis noch sieben Tage länger.',
    checklist: 'Bevor Sie die Pakete schließen',
  },
  carrier: {
    one: {
      carried: '{carrier} befördert Ihr Paket mit Sendungsverfolgung.',
      insured: 'Es ist bis {sum} versichert.',
      uninsured: 'Sein Inhalt bringt {worth}: Was über {sum} hinausgeht, ist nicht versichert.',
    },
    several: {
      carried: '{carrier} befördert jedes Ihrer Pakete mit Sendungsverfolgung.',
      insured: 'Jedes Paket ist bis {sum} versichert.',
      uninsured: 'Der Inhalt von Paket {parcel} bringt {worth}: Was über {sum} hinausgeht, ist nicht versichert.',
    },
  },
  arrived: {
    subject: 'Ihr Verkauf {number}: Ihre Sendung ist da',
    heading: 'Ihre Sendung ist da',
    intro: 'Ihre Sendung ist gut bei uns angekommen. Als Nächstes prüfen wir mit denselben Fragen, die Sie beantwortet haben.',
    never:
      'Ein Paket wurde nicht rechtzeitig abgegeben. Die Geräte darin gehören nicht mehr zu diesem Verkauf. Für sie bekommen Sie jederzeit einen neuen Preis.',
  },
  arrivedSome: {
    subject: 'Ihr Verkauf {number}: ein Paket ist da',
    heading: 'Ein Paket ist da',
    intro:
      'bisher angekommen: {arrived} von {all} Paketen. Sobald alle bei uns sind, prüfen wir Ihre Geräte mit denselben Fragen, die Sie beantwortet haben.',
  },
  parcel: { number: 'Paket {parcel}', never: 'nicht angekommen' },
  inspected: {
    subject: 'Ihr Verkauf {number}: geprüft, der Preis bleibt',
    heading: 'Ihr Preis bleibt',
    intro: 'wir haben Ihre Sendung geprüft. Ihre Antworten stimmen, deshalb bleibt es bei {total}.',
    payout: 'Als Nächstes zahlen wir das Geld auf {account} aus. Sie brauchen nichts zu tun.',
  },
  cancelled: {
    subject: 'Ihr Verkauf {number} ist storniert',
    heading: 'Ihr Verkauf ist storniert',
    intro: 'wir haben Ihren Verkauf storniert, wie Sie es wollten. Es wird nichts ausgezahlt.',
    label: 'Bitte verwenden Sie das Versandetikett nicht mehr. Was Sie verkaufen wollten, behalten Sie.',
    back: 'Ihre Sendung ist schon unterwegs oder bei uns. Wir schicken sie Ihnen kostenlos zurück und schreiben Ihnen, sobald sie auf dem Weg ist.',
  },
  returned: {
    subject: 'Ihr Verkauf {number}: Ihre Rücksendung ist unterwegs',
    heading: 'Ihre Rücksendung ist unterwegs',
    intro: 'wir haben zurückgeschickt, was nicht verkauft wurde. Die Rücksendung kostet Sie nichts.',
    devices: 'Auf dem Weg zu Ihnen',
    address: 'Das Paket geht an die Adresse, die Sie beim Verkauf angegeben haben.',
  },
  paid: {
    subject: 'Ihr Verkauf {number}: Ihr Geld ist unterwegs',
    heading: 'Ihr Geld ist unterwegs',
    intro: 'wir haben {total} auf {account} überwiesen. Je nach Bank dauert die Gutschrift ein bis zwei Werktage.',
    toPayPal: 'wir haben {total} an Ihre PayPal-Adresse {account} gesendet.',
  },
}

const at: TradeMailWords = {
  ...de,
  received: {
    ...de.received,
    label:
      'Das kostenlose Versandetikett hängt als PDF an dieser E-Mail. Ohne Drucker zeigen Sie in der Postfiliale oder im Paketshop einfach den Code auf dem Etikett.',
    lock: 'Geben Sie das Paket bis {date} auf, dann gilt Ihr Preis. Verspätet sich der Paketdienst, gilt der Preis noch sieben Tage länger.',
  },
  several: {
    ...de.several,
    label:
      'Die {all} kostenlosen Versandetiketten hängen als PDF an dieser E-Mail: eine Seite für jedes Paket, mit den Geräten, die hineingehören. Ohne Drucker zeigen Sie in der Postfiliale oder im Paketshop einfach den Code auf jedem Etikett.',
    lock: 'Geben Sie alle Pakete bis {date} auf, dann gilt Ihr Preis. Verspätet sich der Paketdienst, gilt der Preis noch sieben Tage länger.',
  },
}

const en: TradeMailWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  facts: {
    number: 'Sale number',
    total: 'You receive',
    voucher: 'Including voucher {code}',
    lock: 'Price holds until',
    payout: 'Payout to',
    expected: 'Money expected by',
  },
  devices: 'Your devices',
  checklist: 'Before you close the parcel',
  toTrade: 'See the sale',
  questions: 'Any questions? Write to us through the contact form and mention your sale number {number}.',
  signature: 'Your Revalo team',
  received: {
    subject: 'Your sale {number}: shipping label and next steps',
    heading: 'We have received your sale',
    intro: 'Thank you for selling to us. You receive {total} as soon as your parcel has arrived and been checked.',
    label:
      'The free shipping label is attached to this email as a PDF. No printer? Simply show the code on the label at the drop-off shop.',
    lock: 'Hand in the parcel by {date} and your price holds. If the carrier is late, the price holds for seven more days.',
    next: {
      ask: 'We check with the same questions that you answered. If the result is worse, we ask you before anything happens.',
      accept:
        'We check with the same questions that you answered. If the result is worse, we accept the new price for you as long as all devices together bring at least {least}, as you chose. Otherwise we ask you.',
      return:
        'We check with the same questions that you answered. If the result is worse, we send the device in question back free of charge, as you chose.',
    },
  },
  several: {
    subject: 'Your sale {number}: shipping labels and next steps',
    intro: 'Thank you for selling to us. You receive {total} as soon as your parcels have arrived and been checked.',
    label:
      'The {all} free shipping labels are attached to this email as a PDF: one page for each parcel, with the devices that belong in it. No printer? Simply show the code on each label at the drop-off shop.',
    lock: 'Hand in all parcels by {date} and your price holds. If the carrier is late, the price holds for seven more days.',
    checklist: 'Before you close the parcels',
  },
  carrier: {
    one: {
      carried: '{carrier} carries your parcel with tracking.',
      insured: 'It is insured up to {sum}.',
      uninsured: 'Its contents bring {worth}: what exceeds {sum} is not insured.',
    },
    several: {
      carried: '{carrier} carries each of your parcels with tracking.',
      insured: 'Each parcel is insured up to {sum}.',
      uninsured: 'The contents of parcel {parcel} bring {worth}: what exceeds {sum} is not insured.',
    },
  },
  arrived: {
    subject: 'Your sale {number}: your shipment has arrived',
    heading: 'Your shipment has arrived',
    intro: 'Your shipment has reached us safely. Next, we check it with the same questions that you answered.',
    never:
      'One parcel was not handed in on time. Its devices are no longer part of this sale. You can get a new price for them at any time.',
  },
  arrivedSome: {
    subject: 'Your sale {number}: one parcel has arrived',
    heading: 'One parcel has arrived',
    intro:
      'Arrived so far: {arrived} of {all} parcels. As soon as all of them are here, we check your devices with the same questions that you answered.',
  },
  parcel: { number: 'Parcel {parcel}', never: 'did not arrive' },
  inspected: {
    subject: 'Your sale {number}: checked, the price holds',
    heading: 'Your price holds',
    intro: 'We have checked your shipment. Your answers are right, so you receive {total}.',
    payout: 'Next, we pay the money to {account}. There is nothing for you to do.',
  },
  cancelled: {
    subject: 'Your sale {number} is cancelled',
    heading: 'Your sale is cancelled',
    intro: 'We have cancelled your sale, as you asked. Nothing is paid out.',
    label: 'Please do not use the shipping label any more. You keep what you wanted to sell.',
    back: 'Your shipment is already on its way or with us. We send it back free of charge and write to you once it has left.',
  },
  returned: {
    subject: 'Your sale {number}: your return is on its way',
    heading: 'Your return is on its way',
    intro: 'We have sent back what was not sold. The return costs you nothing.',
    devices: 'On its way to you',
    address: 'The parcel goes to the address that you gave with the sale.',
  },
  paid: {
    subject: 'Your sale {number}: your money is on its way',
    heading: 'Your money is on its way',
    intro: 'We have sent {total} to {account}. Depending on your bank, it arrives within one or two working days.',
    toPayPal: 'We have sent {total} to your PayPal address {account}.',
  },
}

const es: TradeMailWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  facts: {
    number: 'Número de venta',
    total: 'Recibirá',
    voucher: 'Incluye el cupón {code}',
    lock: 'Precio garantizado hasta el',
    payout: 'Pago en',
    expected: 'Pago previsto a más tardar el',
  },
  devices: 'Sus dispositivos',
  checklist: 'Antes de cerrar el paquete',
  toTrade: 'Ver la venta',
  questions: '¿Tiene alguna pregunta? Escríbanos a través del formulario de contacto e indique su número de venta {number}.',
  signature: 'El equipo de Revalo',
  received: {
    subject: 'Su venta {number}: etiqueta de envío y próximos pasos',
    heading: 'Su venta está registrada',
    intro: 'Gracias por confiarnos su dispositivo. Recibirá {total} en cuanto su paquete llegue y lo hayamos revisado.',
    label:
      'La etiqueta de envío gratuita va adjunta a este correo en PDF. ¿No tiene impresora? Basta con mostrar el código de la etiqueta en el punto de entrega.',
    lock: 'Si entrega el paquete a más tardar el {date}, su precio está garantizado. Si el transportista se retrasa, el precio se mantiene siete días más.',
    next: {
      ask: 'Para la revisión usamos las mismas preguntas a las que ha respondido. Si el resultado es peor, le preguntaremos antes de hacer nada.',
      accept:
        'Para la revisión usamos las mismas preguntas a las que ha respondido. Si el resultado es peor, aceptamos por usted el nuevo precio siempre que todos los dispositivos juntos valgan al menos {least}, como eligió. Si no, le preguntaremos.',
      return:
        'Para la revisión usamos las mismas preguntas a las que ha respondido. Si el resultado es peor, le devolvemos gratis el dispositivo afectado, como eligió.',
    },
  },
  several: {
    subject: 'Su venta {number}: etiquetas de envío y próximos pasos',
    intro: 'Gracias por confiarnos sus dispositivos. Recibirá {total} en cuanto sus paquetes lleguen y los hayamos revisado.',
    label:
      'Las {all} etiquetas de envío gratuitas van adjuntas a este correo en PDF: una página para cada paquete, con los dispositivos que van dentro. ¿No tiene impresora? Basta con mostrar el código de cada etiqueta en el punto de entrega.',
    lock: 'Si entrega todos los paquetes a más tardar el {date}, su precio está garantizado. Si el transportista se retrasa, el precio se mantiene siete días más.',
    checklist: 'Antes de cerrar los paquetes',
  },
  carrier: {
    one: {
      carried: '{carrier} transporta su paquete con seguimiento.',
      insured: 'Está asegurado hasta {sum}.',
      uninsured: 'Su contenido vale {worth}: lo que supere {sum} no está asegurado.',
    },
    several: {
      carried: '{carrier} transporta sus paquetes con seguimiento.',
      insured: 'Cada paquete está asegurado hasta {sum}.',
      uninsured: 'El contenido del paquete {parcel} vale {worth}: lo que supere {sum} no está asegurado.',
    },
  },
  arrived: {
    subject: 'Su venta {number}: su envío ha llegado',
    heading: 'Su envío ha llegado',
    intro: 'Hemos recibido su envío en buen estado. Ahora lo revisaremos con las mismas preguntas a las que ha respondido.',
    never:
      'Un paquete no se entregó a tiempo. Sus dispositivos ya no forman parte de esta venta. Puede pedir un nuevo precio para ellos cuando quiera.',
  },
  arrivedSome: {
    subject: 'Su venta {number}: ha llegado un paquete',
    heading: 'Ha llegado un paquete',
    intro:
      'Paquetes recibidos hasta ahora: {arrived} de {all}. En cuanto los tengamos todos, revisaremos sus dispositivos con las mismas preguntas a las que ha respondido.',
  },
  parcel: { number: 'paquete {parcel}', never: 'no ha llegado' },
  inspected: {
    subject: 'Su venta {number}: revisada, el precio se mantiene',
    heading: 'Su precio se mantiene',
    intro: 'Hemos revisado su envío. Sus respuestas son correctas, así que recibirá {total}.',
    payout: 'El siguiente paso es el pago en {account}. No tiene que hacer nada.',
  },
  cancelled: {
    subject: 'Su venta {number} está cancelada',
    heading: 'Su venta está cancelada',
    intro: 'Hemos cancelado su venta, como nos pidió. No se paga nada.',
    label: 'Por favor, no use ya la etiqueta de envío. Se queda con lo que quería vender.',
    back: 'Su envío ya está en camino o en nuestro taller. Se lo devolvemos gratis y le escribiremos cuando salga.',
  },
  returned: {
    subject: 'Su venta {number}: su devolución está en camino',
    heading: 'Su devolución está en camino',
    intro: 'Le hemos devuelto lo que no se ha vendido. La devolución no le cuesta nada.',
    devices: 'En camino hacia usted',
    address: 'El paquete va a la dirección que indicó en la venta.',
  },
  paid: {
    subject: 'Su venta {number}: su dinero está en camino',
    heading: 'Su dinero está en camino',
    intro: 'Hemos enviado {total} a {account}. Según su banco, lo verá en su cuenta en uno o dos días laborables.',
    toPayPal: 'Hemos enviado {total} a su dirección de PayPal {account}.',
  },
}

const fr: TradeMailWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  facts: {
    number: 'Numéro de vente',
    total: 'Vous recevez',
    voucher: 'Dont code promo {code}',
    lock: 'Prix garanti jusqu’au',
    payout: 'Versement sur',
    expected: 'Versement prévu au plus tard le',
  },
  devices: 'Vos appareils',
  checklist: 'Avant de fermer le colis',
  toTrade: 'Voir la vente',
  questions: 'Une question\u00a0? Écrivez-nous par le formulaire de contact en indiquant votre numéro de vente {number}.',
  signature: 'L’équipe Revalo',
  received: {
    subject: 'Votre vente {number}\u00a0: étiquette d’envoi et prochaines étapes',
    heading: 'Votre vente est enregistrée',
    intro: 'Merci de nous avoir confié votre appareil. Vous recevrez {total} dès que votre colis sera arrivé et contrôlé.',
    label:
      'L’étiquette d’envoi gratuite est jointe à cet e-mail en PDF. Pas d’imprimante\u00a0? Montrez simplement le code de l’étiquette au point relais.',
    lock: 'Déposez le colis au plus tard le {date} et votre prix est garanti. Si le transporteur a du retard, le prix reste garanti sept jours de plus.',
    next: {
      ask: 'Pour le contrôle, nous reprenons les questions auxquelles vous avez répondu. Si le résultat est moins bon, nous vous consultons avant d’aller plus loin.',
      accept:
        'Pour le contrôle, nous reprenons les questions auxquelles vous avez répondu. Si le résultat est moins bon, nous acceptons pour vous le nouveau prix tant que l’ensemble des appareils vaut au moins {least}, comme vous l’avez choisi. Sinon, nous vous demandons votre avis.',
      return:
        'Pour le contrôle, nous reprenons les questions auxquelles vous avez répondu. Si le résultat est moins bon, nous vous renvoyons gratuitement l’appareil concerné, comme vous l’avez choisi.',
    },
  },
  several: {
    subject: 'Votre vente {number}\u00a0: étiquettes d’envoi et prochaines étapes',
    intro: 'Merci de nous avoir confié vos appareils. Vous recevrez {total} dès que vos colis seront arrivés et contrôlés.',
    label:
      'Les {all} étiquettes d’envoi gratuites sont jointes à cet e-mail en PDF\u00a0: une page par colis, avec les appareils qu’il contient. Sans imprimante, montrez simplement le code de chaque étiquette au point relais.',
    lock: 'Déposez tous les colis au plus tard le {date} et votre prix est garanti. Si le transporteur a du retard, le prix reste garanti sept jours de plus.',
    checklist: 'Avant de fermer les colis',
  },
  carrier: {
    one: {
      carried: '{carrier} transporte votre colis, avec suivi.',
      insured: 'Il est assuré jusqu’à {sum}.',
      uninsured: 'Son contenu vaut {worth}\u00a0: ce qui dépasse {sum} n’est pas assuré.',
    },
    several: {
      carried: '{carrier} transporte chacun de vos colis, avec suivi.',
      insured: 'Chaque colis est assuré jusqu’à {sum}.',
      uninsured: 'Le contenu du colis {parcel} vaut {worth}\u00a0: ce qui dépasse {sum} n’est pas assuré.',
    },
  },
  arrived: {
    subject: 'Votre vente {number}\u00a0: votre envoi est arrivé',
    heading: 'Votre envoi est arrivé',
    intro:
      'Votre envoi nous est bien parvenu. Nous allons maintenant le contrôler en reprenant les questions auxquelles vous avez répondu.',
    never:
      'Un colis n’a pas été déposé à temps. Les appareils qu’il contient ne font plus partie de cette vente. Vous pouvez demander un nouveau prix à tout moment.',
  },
  arrivedSome: {
    subject: 'Votre vente {number}\u00a0: un colis est arrivé',
    heading: 'Un colis est arrivé',
    intro:
      'Colis arrivés jusqu’à présent\u00a0: {arrived} sur {all}. Dès que tous seront là, nous contrôlerons vos appareils en reprenant les questions auxquelles vous avez répondu.',
  },
  parcel: { number: 'colis {parcel}', never: 'non arrivé' },
  inspected: {
    subject: 'Votre vente {number}\u00a0: contrôle terminé, prix inchangé',
    heading: 'Votre prix est maintenu',
    intro: 'Nous avons contrôlé votre envoi. Vos réponses sont exactes\u00a0: vous recevez donc {total}.',
    payout: 'Prochaine étape\u00a0: nous versons l’argent sur {account}. Vous n’avez rien à faire.',
  },
  cancelled: {
    subject: 'Votre vente {number} est annulée',
    heading: 'Votre vente est annulée',
    intro: 'Nous avons annulé votre vente, comme vous l’avez demandé. Rien ne sera versé.',
    label: 'Merci de ne plus utiliser l’étiquette d’envoi. Vous gardez ce que vous vouliez vendre.',
    back: 'Votre envoi est déjà en route ou dans notre atelier. Nous vous le renvoyons gratuitement et vous écrirons dès qu’il sera reparti.',
  },
  returned: {
    subject: 'Votre vente {number}\u00a0: votre retour est en route',
    heading: 'Votre retour est en route',
    intro: 'Nous vous avons renvoyé ce qui n’a pas été vendu. Le retour ne vous coûte rien.',
    devices: 'En route vers vous',
    address: 'Le colis est envoyé à l’adresse que vous avez indiquée lors de la vente.',
  },
  paid: {
    subject: 'Votre vente {number}\u00a0: votre argent est en route',
    heading: 'Votre argent est en route',
    intro: 'Nous avons versé {total} sur {account}. Selon votre banque, le virement arrive sous un à deux jours ouvrés.',
    toPayPal: 'Nous avons versé {total} à votre adresse PayPal {account}.',
  },
}

const it: TradeMailWords = {
  greeting: 'Buongiorno {name},',
  greetingUnnamed: 'Buongiorno,',
  facts: {
    number: 'Numero di vendita',
    total: 'Lei riceve',
    voucher: 'Incluso il buono {code}',
    lock: 'Prezzo bloccato fino a',
    payout: 'Pagamento su',
    expected: 'Accredito previsto entro',
  },
  devices: 'I Suoi dispositivi',
  checklist: 'Prima di chiudere il pacco',
  toTrade: 'Vedi la vendita',
  questions: 'Ha domande? Ci scriva tramite il modulo di contatto indicando il Suo numero di vendita {number}.',
  signature: 'Il team di Revalo',
  received: {
    subject: 'La Sua vendita {number}: etichetta di spedizione e prossimi passi',
    heading: 'La Sua vendita è registrata',
    intro: 'grazie per averci affidato il Suo dispositivo. Riceverà {total} non appena il pacco sarà arrivato e controllato.',
    label:
      'L’etichetta di spedizione gratuita è allegata a questa e-mail in formato PDF. Non ha una stampante? Basta mostrare il codice dell’etichetta al punto di consegna.',
    lock: 'Consegni il pacco entro {date} e il Suo prezzo resta valido. Se il corriere ritarda, il prezzo resta valido per altri sette giorni.',
    next: {
      ask: 'Per il controllo usiamo le stesse domande a cui ha risposto. Se il risultato è peggiore, La contattiamo prima di procedere.',
      accept:
        'Per il controllo usiamo le stesse domande a cui ha risposto. Se il risultato è peggiore, accettiamo per Lei il nuovo prezzo purché tutti i dispositivi insieme valgano almeno {least}, come ha scelto. Altrimenti La contattiamo.',
      return:
        'Per il controllo usiamo le stesse domande a cui ha risposto. Se il risultato è peggiore, Le rispediamo gratuitamente il dispositivo interessato, come ha scelto.',
    },
  },
  several: {
    subject: 'La Sua vendita {number}: etichette di spedizione e prossimi passi',
    intro: 'grazie per averci affidato i Suoi dispositivi. Riceverà {total} non appena i pacchi saranno arrivati e controllati.',
    label:
      'Le {all} etichette di spedizione gratuite sono allegate a questa e-mail in PDF: una pagina per ogni pacco, con i dispositivi da metterci dentro. Senza stampante, mostri semplicemente il codice di ogni etichetta al punto di consegna.',
    lock: 'Consegni tutti i pacchi entro {date} e il Suo prezzo resta valido. Se il corriere ritarda, il prezzo resta valido per altri sette giorni.',
    checklist: 'Prima di chiudere i pacchi',
  },
  carrier: {
    one: {
      carried: '{carrier} trasporta il Suo pacco con spedizione tracciata.',
      insured: 'È assicurato fino a {sum}.',
      uninsured: 'Il contenuto vale {worth}: la parte oltre {sum} non è assicurata.',
    },
    several: {
      carried: '{carrier} trasporta ciascuno dei Suoi pacchi con spedizione tracciata.',
      insured: 'Ogni pacco è assicurato fino a {sum}.',
      uninsured: 'Il contenuto del pacco {parcel} vale {worth}: la parte oltre {sum} non è assicurata.',
    },
  },
  arrived: {
    subject: 'La Sua vendita {number}: la spedizione è arrivata',
    heading: 'La Sua spedizione è arrivata',
    intro:
      'la Sua spedizione è arrivata da noi in buone condizioni. Ora la controlliamo con le stesse domande a cui ha risposto.',
    never:
      'Un pacco non è stato consegnato in tempo. I dispositivi al suo interno non fanno più parte di questa vendita. Può chiedere un nuovo prezzo in qualsiasi momento.',
  },
  arrivedSome: {
    subject: 'La Sua vendita {number}: un pacco è arrivato',
    heading: 'Un pacco è arrivato',
    intro:
      'pacchi arrivati finora: {arrived} su {all}. Appena saranno tutti qui, controlleremo i Suoi dispositivi con le stesse domande a cui ha risposto.',
  },
  parcel: { number: 'pacco {parcel}', never: 'non arrivato' },
  inspected: {
    subject: 'La Sua vendita {number}: controllo concluso, il prezzo resta',
    heading: 'Il Suo prezzo resta',
    intro: 'abbiamo controllato la Sua spedizione. Le Sue risposte sono corrette, quindi riceverà {total}.',
    payout: 'Il prossimo passo è il pagamento su {account}. Non deve fare nulla.',
  },
  cancelled: {
    subject: 'La Sua vendita {number} è annullata',
    heading: 'La Sua vendita è annullata',
    intro: 'abbiamo annullato la vendita come ci ha chiesto. Non verrà pagato nulla.',
    label: 'Per favore, non usi più l’etichetta di spedizione. Ciò che voleva vendere resta a Lei.',
    back: 'La Sua spedizione è già in viaggio o da noi. Gliela rispediamo gratuitamente e Le scriveremo quando sarà partita.',
  },
  returned: {
    subject: 'La Sua vendita {number}: la restituzione è in viaggio',
    heading: 'La restituzione è in viaggio',
    intro: 'Le abbiamo rispedito ciò che non è stato venduto. La restituzione non Le costa nulla.',
    devices: 'In viaggio verso di Lei',
    address: 'Il pacco va all’indirizzo che ha indicato con la vendita.',
  },
  paid: {
    subject: 'La Sua vendita {number}: il denaro è in arrivo',
    heading: 'Il denaro è in arrivo',
    intro: 'abbiamo inviato {total} su {account}. A seconda della banca, l’accredito richiede uno o due giorni lavorativi.',
    toPayPal: 'abbiamo inviato {total} al Suo indirizzo PayPal {account}.',
  },
}

export const TRADE_MAIL_WORDS: Record<TextLanguage, TradeMailWords> = { de, at, en, es, fr, it }
