import { sentences } from './sentences'

/** Markets: their host names. */
export const marketHostsSentences = sentences({
  Hosts: { de: 'Hosts', es: 'Hosts', fr: 'Hôtes', it: 'Host' },
  Host: { de: 'Host', es: 'Host', fr: 'Hôte', it: 'Host' },
  'Every name under which this market is reached. A name that is not listed here answers "misdirected request".': {
    de: 'Alle Namen, unter denen dieser Markt erreichbar ist. Ein Name, der hier fehlt, antwortet mit „misdirected request“.',
    es: 'Todos los nombres con los que se llega a este mercado. Un nombre que no figura aquí responde «misdirected request».',
    fr: 'Tous les noms sous lesquels on atteint ce marché. Un nom qui n’y figure pas répond « misdirected request ».',
    it: 'Tutti i nomi con cui si raggiunge questo mercato. Un nome non elencato qui risponde «misdirected request».',
  },
  'A host name belongs to one market only.': {
    de: 'Ein Hostname gehört nur einem Markt.',
    es: 'Un nombre de host pertenece a un solo mercado.',
    fr: 'Un nom d’hôte n’appartient qu’à un seul marché.',
    it: 'Un nome host appartiene a un solo mercato.',
  },
  'Host name': { de: 'Hostname', es: 'Nombre del host', fr: 'Nom d’hôte', it: 'Nome host' },
  'Small letters, without https:// and port, such as "agan.at.localhost".': {
    de: 'Kleinbuchstaben, ohne https:// und Port, etwa „agan.at.localhost“.',
    es: 'Minúsculas, sin https:// ni puerto, por ejemplo «agan.at.localhost».',
    fr: 'Lettres minuscules, sans https:// ni port, par exemple « agan.at.localhost ».',
    it: 'Lettere minuscole, senza https:// né porta, ad esempio «agan.at.localhost».',
  },
  Mode: { de: 'Modus', es: 'Modo', fr: 'Mode', it: 'Modalità' },
  'How the shop presents itself under this name.': {
    de: 'Wie sich der Shop unter diesem Namen zeigt.',
    es: 'Cómo se presenta la tienda con este nombre.',
    fr: 'Comment la boutique se présente sous ce nom.',
    it: 'Come si presenta il negozio con questo nome.',
  },
  Environment: { de: 'Umgebung', es: 'Entorno', fr: 'Environnement', it: 'Ambiente' },
  'Only production is shown to search engines.': {
    de: 'Nur die Produktion wird Suchmaschinen gezeigt.',
    es: 'Solo el entorno de producción se muestra a los buscadores.',
    fr: 'Seule la production est montrée aux moteurs de recherche.',
    it: 'Solo l’ambiente di produzione viene mostrato ai motori di ricerca.',
  },
  Partner: { de: 'Partner', es: 'Socio', fr: 'Partenaire', it: 'Partner' },
  'Whose shop this is. The two partner modes need one; a business widget without one may be framed by nobody.': {
    de: 'Wessen Shop das ist. Die beiden Partnermodi brauchen einen; ein Geschäftskunden-Widget ohne Partner darf niemand einbinden.',
    es: 'De quién es esta tienda. Los dos modos de socio necesitan uno; un widget para empresas sin socio no lo puede incrustar nadie.',
    fr: 'À qui est cette boutique. Les deux modes partenaires en exigent un ; sans partenaire, personne ne peut intégrer un widget pour les entreprises.',
    it: 'Di chi è questo negozio. Le due modalità partner ne richiedono uno; senza partner nessuno può incorporare un widget per le aziende.',
  },
  Canonical: { de: 'Kanonisch', es: 'Canónico', fr: 'Canonique', it: 'Canonico' },
  'Links, mails and search engines use this name for its mode, environment and partner. One each.': {
    de: 'Links, Mails und Suchmaschinen verwenden diesen Namen für seinen Modus, seine Umgebung und seinen Partner. Je einer.',
    es: 'Los enlaces, los correos y los buscadores usan este nombre para su modo, entorno y socio. Uno por cada combinación.',
    fr: 'Les liens, les e-mails et les moteurs de recherche utilisent ce nom pour son mode, son environnement et son partenaire. Un seul par combinaison.',
    it: 'I link, le e-mail e i motori di ricerca usano questo nome per la sua modalità, il suo ambiente e il suo partner. Uno per combinazione.',
  },
})
