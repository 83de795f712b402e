import { SAMPLE_PORT } from '@/seed/partner'
import { startPartnerPage } from '../tests/support/partner-page'

/** Serves the sample of `docs/widget.md` beside a running demo: a page on another origin, with the widget in it. */
process.env.SHOP_PORT ??= '3000'
const { url } = await startPartnerPage(SAMPLE_PORT)
console.log(`A partner's page: ${url('partner.localhost', 'aganwidget.de.localhost')}`)
