import type { TextLanguage } from '@platform/markets/platform-market'

/** Words of the mails about a clarification. `{…}` is filled in; nothing in here is HTML. */
export type ClarificationWords = {
  greeting: string
  greetingUnnamed: string
  signature: string
  facts: { number: string; until: string; payout: string; expected: string; account: string }
  /** One device: what it was worth, what it is. */
  line: string
  opened: { subject: string; heading: string; intro: string; free: string; link: string; quick: string }
  reminder: { subject: string; heading: string; intro: string }
  acknowledged: { subject: string; heading: string; intro: string }
  expired: { subject: string; heading: string; intro: string }
  /** Done by the seller's choice at the sale (P-07). `sold`, `returned`: the intro. */
  beforehand: {
    subject: string
    heading: { sold: string; returned: string }
    sold: string
    returned: string
    difference: string
    link: string
  }
  /** Another inspector looks again (U-03). `by`: the name of the day of the result. */
  secondLook: {
    by: string
    asked: { subject: string; heading: string; intro: string; meanwhile: string; link: string }
    confirmed: { subject: string; heading: string; intro: string }
    raised: { subject: string; heading: string; intro: string }
    restored: { subject: string; heading: string; intro: string }
  }
  /** Inspection found more than was described (P-06). */
  better: { subject: string; heading: string; intro: string }
  accepted: string
  returned: string
  paid: string
  sentBack: string
  follow: string
}

const de: ClarificationWords = {
  greeting: 'Guten Tag {name},',
  greetingUnnamed: 'Guten Tag,',
  signature: 'Ihr Team von Revalo',
  facts: {
    number: 'Verkaufsnummer',
    until: 'Bitte antworten Sie bis',
    payout: 'Sie erhalten',
    account: 'Auszahlung auf',
    expected: 'Geld erwartet bis',
  },
  line: '{device}: bisher {old}, nach der Prüfung {new}.',
  opened: {
    subject: 'Ihr Verkauf {number}: Bitte entscheiden Sie',
    heading: 'Unsere Prüfung weicht von Ihren Antworten ab',
    intro:
      'wir haben mit denselben Fragen geprüft, die Sie beantwortet haben. Dabei weicht etwas ab. Auf einer Seite sehen Sie Ihre Antworten, unsere Prüfung und Fotos. Sie entscheiden.',
    free: 'Ohne Ihre Antwort schicken wir nach dieser Frist kostenlos zurück, was Sie nicht angenommen haben. Verkauft wird nichts, dem Sie nicht zugestimmt haben.',
    link: 'Ansehen und entscheiden',
    quick: 'Neuen Preis annehmen',
  },
  reminder: {
    subject: 'Ihr Verkauf {number}: Ihre Antwort fehlt noch',
    heading: 'Ihre Antwort fehlt noch',
    intro: 'zu Ihrem Verkauf ist eine Frage offen. Bitte sehen Sie sich unsere Prüfung an und entscheiden Sie.',
  },
  acknowledged: {
    subject: 'Ihr Verkauf {number}: Ihre Antwort ist da',
    heading: 'Danke für Ihre Antwort',
    intro: 'Ihre Antwort ist bei uns angekommen. So geht es weiter:',
  },
  expired: {
    subject: 'Ihr Verkauf {number}: Ihr Gerät kommt zurück',
    heading: 'Ihr Gerät kommt zurück',
    intro: 'die Frist für Ihre Antwort ist vorbei. Was Sie nicht angenommen haben, schicken wir Ihnen kostenlos zurück.',
  },
  beforehand: {
    subject: 'Ihr Verkauf {number}: Wir haben getan, was Sie gewählt haben',
    heading: { sold: 'Verkauft, wie von Ihnen gewählt', returned: 'Ihr Gerät kommt zurück, wie von Ihnen gewählt' },
    sold: 'bei der Prüfung weicht etwas von Ihren Antworten ab. Beim Verkauf haben Sie gewählt: einen niedrigeren Preis annehmen, solange alle Geräte zusammen mindestens {least} bringen. Deshalb haben wir nicht nachgefragt.',
    returned:
      'bei der Prüfung weicht etwas von Ihren Antworten ab. Beim Verkauf haben Sie gewählt: bei einem niedrigeren Preis immer zurückschicken. Deshalb haben wir nicht nachgefragt.',
    difference: '{question} Ihre Antwort: {yours}. Unsere Prüfung: {ours}.',
    link: 'Antworten und Fotos ansehen',
  },
  secondLook: {
    by: 'Ergebnis bis',
    asked: {
      subject: 'Ihr Verkauf {number}: Wir sehen noch einmal nach',
      heading: 'Wir sehen noch einmal nach',
      intro: 'Sie haben um eine zweite Prüfung gebeten. Eine andere Person aus unserer Werkstatt prüft noch einmal.',
      meanwhile:
        'Unser Angebot gilt weiter: Sie können es jederzeit annehmen, vor und nach dem Ergebnis. Ihre Frist ruht so lange. Niedriger wird der Preis dadurch nicht.',
      link: 'Angebot ansehen',
    },
    confirmed: {
      subject: 'Ihr Verkauf {number}: Ergebnis der zweiten Prüfung',
      heading: 'Die zweite Prüfung kommt zum selben Ergebnis',
      intro: 'eine andere Person hat noch einmal geprüft und dasselbe gesehen. Unser Angebot gilt unverändert. Sie entscheiden.',
    },
    raised: {
      subject: 'Ihr Verkauf {number}: Ergebnis der zweiten Prüfung',
      heading: 'Unser Angebot ist gestiegen',
      intro: 'eine andere Person hat noch einmal geprüft: Wir zahlen mehr, als wir zuerst geboten haben. Sie entscheiden.',
    },
    restored: {
      subject: 'Ihr Verkauf {number}: Sie hatten recht',
      heading: 'Sie hatten recht',
      intro: 'die zweite Prüfung stimmt mit Ihren Antworten überein. Bitte entschuldigen Sie. So geht es weiter:',
    },
  },
  better: {
    subject: 'Ihr Verkauf {number}: Sie bekommen mehr',
    heading: 'Sie bekommen mehr',
    intro:
      'Ihr Gerät ist in besserem Zustand, als Sie angegeben haben. Deshalb zahlen wir mehr. Für dieses Gerät brauchen Sie nichts zu tun.',
  },
  accepted: '{device}: verkauft für {new}.',
  returned: '{device}: geht kostenlos an Sie zurück.',
  paid: 'Das Geld ist in der Regel zwei Werktage später auf Ihrem Konto.',
  sentBack: 'Die Rücksendung geht innerhalb von zwei Werktagen auf den Weg.',
  follow: 'Verkauf ansehen',
}

const en: ClarificationWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  signature: 'Your Revalo team',
  facts: {
    number: 'Sale number',
    until: 'Please answer by',
    payout: 'You receive',
    account: 'Payout to',
    expected: 'Money expected by',
  },
  line: '{device}: {old} before, {new} after our check.',
  opened: {
    subject: 'Your sale {number}: please decide',
    heading: 'Our check differs from your answers',
    intro:
      'We checked with the same questions that you answered. Something differs. One page shows your answers, our check and photos. You decide.',
    free: 'Without your answer we send back free of charge, after this date, what you have not accepted. Nothing is sold that you have not agreed to.',
    link: 'Look and decide',
    quick: 'Accept the new price',
  },
  reminder: {
    subject: 'Your sale {number}: your answer is still missing',
    heading: 'Your answer is still missing',
    intro: 'There is an open question about your sale. Please look at our check and decide.',
  },
  acknowledged: {
    subject: 'Your sale {number}: we have your answer',
    heading: 'Thank you for your answer',
    intro: 'Your answer has reached us. This is what happens next:',
  },
  expired: {
    subject: 'Your sale {number}: your device is coming back',
    heading: 'Your device is coming back',
    intro: 'The time for your answer is over. We send back free of charge what you have not accepted.',
  },
  beforehand: {
    subject: 'Your sale {number}: we did what you chose',
    heading: { sold: 'Sold, as you chose', returned: 'Your device is coming back, as you chose' },
    sold: 'Our check differs from your answers. With the sale you chose to accept a lower price as long as all devices together bring at least {least}. So we did not ask again.',
    returned:
      'Our check differs from your answers. With the sale you chose to have devices sent back whenever the price is lower. So we did not ask again.',
    difference: '{question} Your answer: {yours}. Our check: {ours}.',
    link: 'See answers and photos',
  },
  secondLook: {
    by: 'Result by',
    asked: {
      subject: 'Your sale {number}: we look again',
      heading: 'We look again',
      intro: 'You asked for a second look. Another person of our workshop checks again.',
      meanwhile:
        'Our offer still holds: you can accept it at any time, before and after the result. Your time to answer waits. The price does not get lower by this.',
      link: 'See the offer',
    },
    confirmed: {
      subject: 'Your sale {number}: result of the second look',
      heading: 'The second look comes to the same result',
      intro: 'Another person has checked again and saw the same. Our offer holds unchanged. You decide.',
    },
    raised: {
      subject: 'Your sale {number}: result of the second look',
      heading: 'Our offer has gone up',
      intro: 'Another person has checked again: we pay more than we first offered. You decide.',
    },
    restored: {
      subject: 'Your sale {number}: you were right',
      heading: 'You were right',
      intro: 'The second look agrees with your answers. We are sorry. This is what happens next:',
    },
  },
  better: {
    subject: 'Your sale {number}: you get more',
    heading: 'You get more',
    intro:
      'Your device is in better condition than you described. So we pay more. For this device there is nothing for you to do.',
  },
  accepted: '{device}: sold for {new}.',
  returned: '{device}: goes back to you free of charge.',
  paid: 'The money is usually in your account two working days later.',
  sentBack: 'The return leaves our workshop within two working days.',
  follow: 'See the sale',
}

const es: ClarificationWords = {
  greeting: 'Hola, {name}:',
  greetingUnnamed: 'Hola:',
  signature: 'El equipo de Revalo',
  facts: {
    number: 'Número de venta',
    until: 'Responda a más tardar el',
    payout: 'Recibirá',
    account: 'Pago en',
    expected: 'Pago previsto a más tardar el',
  },
  line: '{device}: antes {old}, tras la revisión {new}.',
  opened: {
    subject: 'Su venta {number}: usted decide',
    heading: 'Nuestra revisión no coincide con sus respuestas',
    intro:
      'Para la revisión hemos usado las mismas preguntas a las que ha respondido, y algo no coincide. En una página verá sus respuestas, nuestra revisión y fotos. Usted decide.',
    free: 'Si no responde, pasada esta fecha le devolvemos gratis lo que no haya aceptado. No se vende nada que no haya aceptado.',
    link: 'Ver y decidir',
    quick: 'Aceptar el nuevo precio',
  },
  reminder: {
    subject: 'Su venta {number}: falta su respuesta',
    heading: 'Falta su respuesta',
    intro: 'Hay una pregunta pendiente sobre su venta. Vea nuestra revisión y decida.',
  },
  acknowledged: {
    subject: 'Su venta {number}: hemos recibido su respuesta',
    heading: 'Gracias por su respuesta',
    intro: 'Hemos recibido su respuesta. Estos son los próximos pasos:',
  },
  expired: {
    subject: 'Su venta {number}: le devolvemos su dispositivo',
    heading: 'Le devolvemos su dispositivo',
    intro: 'El plazo para responder ha terminado. Le devolvemos gratis lo que no ha aceptado.',
  },
  beforehand: {
    subject: 'Su venta {number}: hemos hecho lo que eligió',
    heading: { sold: 'Vendido, como eligió', returned: 'Le devolvemos su dispositivo, como eligió' },
    sold: 'Nuestra revisión no coincide con sus respuestas. Al vender eligió aceptar un precio más bajo siempre que todos los dispositivos juntos valgan al menos {least}. Por eso no le hemos vuelto a preguntar.',
    returned:
      'Nuestra revisión no coincide con sus respuestas. Al vender eligió que le devolvamos siempre el dispositivo si el precio baja. Por eso no le hemos vuelto a preguntar.',
    difference: '{question} Su respuesta: {yours}. Nuestra revisión: {ours}.',
    link: 'Ver respuestas y fotos',
  },
  secondLook: {
    by: 'Resultado a más tardar el',
    asked: {
      subject: 'Su venta {number}: lo revisamos otra vez',
      heading: 'Lo revisamos otra vez',
      intro: 'Ha pedido una segunda revisión. La hará otra persona de nuestro taller.',
      meanwhile:
        'Nuestra oferta sigue en pie: puede aceptarla en cualquier momento, antes y después del resultado. Mientras tanto, su plazo se detiene. El precio no baja por ello.',
      link: 'Ver la oferta',
    },
    confirmed: {
      subject: 'Su venta {number}: resultado de la segunda revisión',
      heading: 'La segunda revisión llega al mismo resultado',
      intro: 'Otra persona ha hecho la segunda revisión y ha visto lo mismo. Nuestra oferta sigue igual. Usted decide.',
    },
    raised: {
      subject: 'Su venta {number}: resultado de la segunda revisión',
      heading: 'Nuestra oferta ha subido',
      intro: 'Otra persona ha hecho la segunda revisión: le pagamos más de lo que le ofrecimos al principio. Usted decide.',
    },
    restored: {
      subject: 'Su venta {number}: tenía razón',
      heading: 'Tenía razón',
      intro: 'La segunda revisión coincide con sus respuestas. Le pedimos disculpas. Estos son los próximos pasos:',
    },
  },
  better: {
    subject: 'Su venta {number}: recibe más',
    heading: 'Recibe más',
    intro:
      'Su dispositivo está en mejor estado de lo que indicó. Por eso le pagamos más. Para este dispositivo no tiene que hacer nada.',
  },
  accepted: '{device}: vendido por {new}.',
  returned: '{device}: se le devuelve gratis.',
  paid: 'El dinero suele estar en su cuenta dos días laborables después.',
  sentBack: 'La devolución sale de nuestro taller en un plazo de dos días laborables.',
  follow: 'Ver la venta',
}

const fr: ClarificationWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  signature: 'L’équipe Revalo',
  facts: {
    number: 'Numéro de vente',
    until: 'Merci de répondre au plus tard le',
    payout: 'Vous recevez',
    account: 'Versement sur',
    expected: 'Versement prévu au plus tard le',
  },
  line: '{device}\u00a0: {old} avant, {new} après notre contrôle.',
  opened: {
    subject: 'Votre vente {number}\u00a0: à vous de décider',
    heading: 'Notre contrôle ne correspond pas à vos réponses',
    intro:
      'Pour le contrôle, nous avons repris les questions auxquelles vous avez répondu, et un écart est apparu. Une page montre vos réponses, notre contrôle et des photos. Vous décidez.',
    free: 'Sans réponse de votre part à cette date, nous vous renvoyons gratuitement ce que vous n’avez pas accepté. Rien n’est vendu sans votre accord.',
    link: 'Voir et décider',
    quick: 'Accepter le nouveau prix',
  },
  reminder: {
    subject: 'Votre vente {number}\u00a0: votre réponse manque encore',
    heading: 'Votre réponse manque encore',
    intro: 'Une question attend votre réponse au sujet de votre vente. Regardez notre contrôle et décidez.',
  },
  acknowledged: {
    subject: 'Votre vente {number}\u00a0: nous avons votre réponse',
    heading: 'Merci de votre réponse',
    intro: 'Votre réponse nous est parvenue. Voici la suite\u00a0:',
  },
  expired: {
    subject: 'Votre vente {number}\u00a0: votre appareil vous revient',
    heading: 'Votre appareil vous revient',
    intro: 'Le délai de réponse est passé. Ce que vous n’avez pas accepté vous est renvoyé gratuitement.',
  },
  beforehand: {
    subject: 'Votre vente {number}\u00a0: nous avons fait ce que vous avez choisi',
    heading: { sold: 'Vendu, comme vous l’avez choisi', returned: 'Votre appareil vous revient, comme vous l’avez choisi' },
    sold: 'Notre contrôle diffère de vos réponses. Lors de la vente, vous avez choisi d’accepter un prix inférieur tant que l’ensemble des appareils vaut au moins {least}. Nous ne vous avons donc pas reposé la question.',
    returned:
      'Notre contrôle diffère de vos réponses. Lors de la vente, vous avez choisi que l’appareil vous soit toujours renvoyé si le prix baisse. Nous ne vous avons donc pas reposé la question.',
    difference: '{question} Votre réponse\u00a0: {yours}. Notre contrôle\u00a0: {ours}.',
    link: 'Voir les réponses et les photos',
  },
  secondLook: {
    by: 'Résultat au plus tard le',
    asked: {
      subject: 'Votre vente {number}\u00a0: nous contrôlons à nouveau',
      heading: 'Nous contrôlons à nouveau',
      intro: 'Vous avez demandé un second contrôle. Une autre personne de notre atelier s’en charge.',
      meanwhile:
        'Notre offre reste valable\u00a0: vous pouvez l’accepter à tout moment, avant et après le résultat. Votre délai est suspendu entre-temps. Le prix ne baissera pas pour autant.',
      link: 'Voir l’offre',
    },
    confirmed: {
      subject: 'Votre vente {number}\u00a0: résultat du second contrôle',
      heading: 'Le second contrôle donne le même résultat',
      intro:
        'Une autre personne a effectué le second contrôle et a constaté la même chose. Notre offre reste inchangée. Vous décidez.',
    },
    raised: {
      subject: 'Votre vente {number}\u00a0: résultat du second contrôle',
      heading: 'Notre offre a augmenté',
      intro:
        'Une autre personne a effectué le second contrôle\u00a0: nous vous payons plus que notre première offre. Vous décidez.',
    },
    restored: {
      subject: 'Votre vente {number}\u00a0: vous aviez raison',
      heading: 'Vous aviez raison',
      intro: 'Le second contrôle correspond à vos réponses. Veuillez nous excuser. Voici la suite\u00a0:',
    },
  },
  better: {
    subject: 'Votre vente {number}\u00a0: vous recevez davantage',
    heading: 'Vous recevez davantage',
    intro:
      'Votre appareil est en meilleur état que vous ne l’aviez indiqué. Nous payons donc davantage. Pour cet appareil, vous n’avez rien à faire.',
  },
  accepted: '{device}\u00a0: vendu pour {new}.',
  returned: '{device}\u00a0: vous est renvoyé gratuitement.',
  paid: 'L’argent est en général sur votre compte deux jours ouvrés plus tard.',
  sentBack: 'Le retour quitte notre atelier sous deux jours ouvrés.',
  follow: 'Voir la vente',
}

const it: ClarificationWords = {
  greeting: 'Buongiorno {name},',
  greetingUnnamed: 'Buongiorno,',
  signature: 'Il team di Revalo',
  facts: {
    number: 'Numero di vendita',
    until: 'La preghiamo di rispondere entro',
    payout: 'Lei riceve',
    account: 'Pagamento su',
    expected: 'Accredito previsto entro',
  },
  line: '{device}: prima {old}, dopo il controllo {new}.',
  opened: {
    subject: 'La Sua vendita {number}: decida Lei',
    heading: 'Il nostro controllo non coincide con le Sue risposte',
    intro:
      'per il controllo abbiamo usato le stesse domande a cui ha risposto, e qualcosa non coincide. In un’unica pagina trova le Sue risposte, il nostro controllo e le foto. Decide Lei.',
    free: 'Senza una Sua risposta, dopo questa data Le rispediamo gratuitamente ciò che non ha accettato. Non si vende nulla che non abbia accettato.',
    link: 'Vedi e decidi',
    quick: 'Accetta il nuovo prezzo',
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
  beforehand: {
    subject: 'La Sua vendita {number}: abbiamo fatto ciò che ha scelto',
    heading: { sold: 'Venduto, come ha scelto', returned: 'Il Suo dispositivo torna a Lei, come ha scelto' },
    sold: 'il nostro controllo non coincide con le Sue risposte. Al momento della vendita ha scelto di accettare un prezzo più basso purché tutti i dispositivi insieme valgano almeno {least}. Per questo non Le abbiamo chiesto un’altra conferma.',
    returned:
      'il nostro controllo non coincide con le Sue risposte. Al momento della vendita ha scelto la restituzione ogni volta che il prezzo scende. Per questo non Le abbiamo chiesto un’altra conferma.',
    difference: '{question} La Sua risposta: {yours}. Il nostro controllo: {ours}.',
    link: 'Vedi risposte e foto',
  },
  secondLook: {
    by: 'Risultato entro',
    asked: {
      subject: 'La Sua vendita {number}: controlliamo di nuovo',
      heading: 'Controlliamo di nuovo',
      intro: 'ha chiesto un secondo controllo. Lo esegue un’altra persona del nostro laboratorio.',
      meanwhile:
        'La nostra offerta resta valida: può accettarla in qualsiasi momento, prima e dopo il risultato. Nel frattempo il Suo termine è sospeso. Il prezzo non scende per questo.',
      link: 'Vedi l’offerta',
    },
    confirmed: {
      subject: 'La Sua vendita {number}: risultato del secondo controllo',
      heading: 'Il secondo controllo dà lo stesso risultato',
      intro:
        'un’altra persona ha eseguito il secondo controllo e ha visto la stessa cosa. La nostra offerta resta invariata. Decide Lei.',
    },
    raised: {
      subject: 'La Sua vendita {number}: risultato del secondo controllo',
      heading: 'La nostra offerta è aumentata',
      intro: 'un’altra persona ha eseguito il secondo controllo: Le paghiamo più di quanto offerto all’inizio. Decide Lei.',
    },
    restored: {
      subject: 'La Sua vendita {number}: aveva ragione',
      heading: 'Aveva ragione',
      intro: 'il secondo controllo coincide con le Sue risposte. Ci scusiamo. Ecco che cosa succede ora:',
    },
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
  sentBack: 'La restituzione lascia il nostro laboratorio entro due giorni lavorativi.',
  follow: 'Vedi la vendita',
}

export const CLARIFICATION_WORDS: Record<TextLanguage, ClarificationWords> = { de, at: de, en, es, fr, it }
