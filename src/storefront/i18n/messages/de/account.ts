import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const account: FeatureMessages['account'] = {
  'account.link': 'Mein Konto',
  'account.linkLoggedIn': 'angemeldet',
  'account.title': 'Mein Konto',
  'account.noScript':
    'Zum Anmelden braucht diese Seite JavaScript. Ihren Verkauf finden Sie auch über den Link in unserer E-Mail.',
  'account.logInTitle': 'Anmelden',
  'account.logInLead': 'Sehen Sie, wo Ihre Geräte sind und wann das Geld kommt.',
  'account.email': 'E-Mail-Adresse',
  'account.password': 'Passwort',
  'account.showPassword': 'Anzeigen',
  'account.hidePassword': 'Verbergen',
  'account.rememberMe': 'Auf diesem Gerät 30 Tage angemeldet bleiben',
  'account.logIn': 'Anmelden',
  'account.forgot': 'Passwort vergessen?',
  'account.emailRequired': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'account.passwordRequired': 'Bitte geben Sie Ihr Passwort ein.',
  'account.tryAgainIn':
    'Das waren zu viele Versuche. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
  'account.notActivated':
    'Der Link in unserer E-Mail gilt 24 Stunden. Ist er abgelaufen, registrieren Sie sich mit derselben Adresse noch einmal.',
  'account.offline': 'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'account.newTitle': 'Noch kein Konto?',
  'account.newText':
    'Zum Verkaufen brauchen Sie keines. Mit Konto haben Sie alle Verkäufe beisammen und geben Adresse und Bankverbindung nur einmal ein.',
  'account.register': 'Konto anlegen',
  'account.greeting': 'Guten Tag {name}',
  'account.customerNumber': 'Kundennummer {number}',
  'account.salesTitle': 'Meine Verkäufe',
  'account.paidSoFar': 'Bisher ausgezahlt: <b>{amount}</b>',
  'account.sales': 'Verkäufe',
  'account.address': 'Adresse',
  'account.payment': 'Auszahlung',
  'account.management': 'Konto',
  'account.logOut': 'Abmelden',
  'account.emptyTitle': 'Hier sehen Sie bald Ihre Verkäufe.',
  'account.emptyText':
    'Mit jedem Schritt: Paket unterwegs, geprüft, ausgezahlt. Wählen Sie ein Gerät und sehen Sie, was Sie dafür bekommen.',
  'account.sell': 'Gerät verkaufen',
  'account.away': 'Ihre Verkäufe sind sicher, nur diese Seite kann sie gerade nicht anzeigen.',
  'account.retry': 'Noch einmal versuchen',
  'account.detailsTitle': 'Meine Daten',
  'account.addressNone': 'Noch keine angegeben',
  'account.paymentNone': 'Noch keine angegeben',
  'account.managementText': 'Passwort und persönliche Angaben',
  'account.change': 'Ändern',
}
