import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PNG_PORTRAIT_EDGE } from '@trade-in-shop/contracts/portrait-address'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { isPictured, type MailContent } from './mail-content'

type Market = Pick<PlatformMarket, 'brand' | 'origin'>

/** Mail programs know no tokens. Contrast at least 4.5 : 1 on their ground, in both schemes. */
const [INK, QUIET, GROUND, CARD, TINT, LINE] = ['#161a17', '#4a524c', '#faf8f3', '#ffffff', '#edf2ea', '#e5e1d6']
/**
 * Programs that cannot read this show the light colours, or turn them over themselves. The ground is found by its colour, because
 * `Body` sets it at a cell without a class. Pictures are made for a light ground.
 */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){[style*=faf8f3]{background:#121512!important}
.card{background:#1b201c!important;border-color:#363e38!important}.tint{background:#262d28!important}.line{border-color:#363e38!important}
.ink{color:#edf2ea!important}.quiet{color:#b6bfb8!important}.drawn{background:#ffffff;border-radius:8px}.logo{padding:8px 12px}}`

const FONT: CSSProperties = { fontFamily: "'Hanken Grotesk',Arial,Helvetica,sans-serif" }
const PLAIN: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: INK }
const SMALL: CSSProperties = { ...PLAIN, fontSize: '14px', lineHeight: '20px', color: QUIET }
const HEADING: CSSProperties = { margin: '24px 0 8px', fontSize: '18px', lineHeight: '24px', color: INK, fontWeight: 600 }
const CELL: CSSProperties = { ...PLAIN, padding: '10px 0', borderBottom: `1px solid ${LINE}`, verticalAlign: 'top' }

/** Edge of a device's picture in pixels. */
const PICTURE = PNG_PORTRAIT_EDGE / 2

/** Outlook knows no other way to keep lines apart. */
const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

const Paragraph = ({ text }: { text: string }) => (
  <p className="ink" style={PLAIN}>
    {lines(text)}
  </p>
)

const Heading = ({ text }: { text: string }) => (
  <h2 className="ink" style={HEADING}>
    {text}
  </h2>
)

/**
 * Decorative, because the name is beside it: programs that load no pictures show an empty place of the same size. The low priority
 * keeps React from adding a `link` element, which mails do not have.
 */
const Picture = ({ address }: { address: string }) => (
  <Img className="drawn" src={address} width={PICTURE} height={PICTURE} alt="" fetchPriority="low" />
)

const Facts = ({ facts }: Pick<MailContent, 'facts'>) =>
  facts.length > 0 && (
    <Row className="tint" style={{ background: TINT, borderRadius: '12px', margin: '0 0 24px' }}>
      <Column style={{ padding: '16px 20px 8px' }}>
        {facts.map(({ name, value }) => (
          <Fragment key={name}>
            <p className="quiet" style={{ ...SMALL, margin: 0 }}>
              {name}
            </p>
            <p className="ink" style={{ ...HEADING, margin: '0 0 8px' }}>
              {value}
            </p>
          </Fragment>
        ))}
      </Column>
    </Row>
  )

/** A table of data, not of layout: each name is the header of its row. */
const Devices = ({ devices }: Pick<MailContent, 'devices'>) =>
  devices && (
    <>
      <Heading text={devices.heading} />
      <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', margin: '0 0 24px' }}>
        <tbody>
          {devices.rows.map(({ name, quantity, total, picture }, index) => (
            <tr key={index}>
              {picture !== null && (
                <td width={PICTURE + 12} className="line" style={{ ...CELL, paddingRight: '12px' }}>
                  <Picture address={picture} />
                </td>
              )}
              <th scope="row" align="left" className="ink line" style={{ ...CELL, fontWeight: 400 }}>
                {name}
                <br />
                <span className="quiet" style={{ fontSize: '14px', color: QUIET }}>
                  {quantity}
                </span>
              </th>
              {total !== null && (
                <td align="right" className="ink line" style={{ ...CELL, whiteSpace: 'nowrap' }}>
                  {total}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )

const Paragraphs = ({ paragraphs }: Pick<MailContent, 'paragraphs'>) =>
  paragraphs.map((said, index) => {
    const { text, picture } = isPictured(said) ? said : { text: said, picture: null }
    if (picture === null) return <Paragraph key={index} text={text} />
    return (
      <Row key={index} style={{ margin: '0 0 16px' }}>
        <Column width={PICTURE + 12} valign="middle">
          <Picture address={picture} />
        </Column>
        <Column valign="middle" className="ink" style={{ ...PLAIN, margin: 0 }}>
          {text}
        </Column>
      </Row>
    )
  })

const Checklist = ({ checklist }: Pick<MailContent, 'checklist'>) =>
  checklist && (
    <>
      <Heading text={checklist.heading} />
      <ol className="ink" style={{ ...PLAIN, padding: '0 0 0 24px' }}>
        {checklist.steps.map((step) => (
          <li key={step} style={{ margin: '0 0 8px' }}>
            {step}
          </li>
        ))}
      </ol>
    </>
  )

const BUTTON: CSSProperties = { padding: '12px 24px', borderRadius: '999px', color: '#ffffff', fontSize: '16px', fontWeight: 600 }
const LINK: CSSProperties = { display: 'inline-block', padding: '10px 0', fontWeight: 600, textDecoration: 'underline' }

/** The second link is less prominent than the button. */
const Links = ({ link, secondLink, colour }: Pick<MailContent, 'link' | 'secondLink'> & { colour: string }) => (
  <>
    {link && (
      <p style={{ ...PLAIN, margin: '24px 0' }}>
        <Button href={link.url} style={{ ...BUTTON, background: colour }}>
          {link.text}
        </Button>
      </p>
    )}
    {secondLink && (
      <p style={{ ...PLAIN, margin: '-12px 0 16px' }}>
        <a href={secondLink.url} className="ink" style={{ ...LINK, color: colour }}>
          {secondLink.text}
        </a>
      </p>
    )}
  </>
)

/**
 * The name in letters while the address of the shop is unknown, or where the logo is no picture that mail programs show.
 */
function Brand({ market: { brand, origin } }: { market: Market }) {
  const { name, colour, logo } = brand
  const address = logo && origin !== null ? new URL(logo.address, origin).href : null
  return (
    <p
      className={address === null ? 'ink' : undefined}
      style={{ ...HEADING, margin: '0 0 24px', color: colour, fontWeight: 700 }}
    >
      {logo && address !== null ? (
        <span className="drawn logo" style={{ display: 'inline-block' }}>
          <Img src={address} width={logo.width} height={logo.height} alt={name} fetchPriority="low" />
        </span>
      ) : (
        name
      )}
    </p>
  )
}

/** Web mail drops the `html` element, so the mail's own element names the language too. */
const MailPage = ({ content, market }: { content: MailContent; market: Market }) => (
  <Html lang={content.lang}>
    <Head>
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{content.heading}</title>
      <style>{DARK}</style>
    </Head>
    <Body style={{ ...FONT, margin: 0, padding: 0, background: GROUND }}>
      <Preview>{content.intro}</Preview>
      <div role="article" lang={content.lang} aria-label={content.heading}>
        <Row style={{ background: GROUND }}>
          <Column align="center" style={{ padding: '24px 12px' }}>
            <Container
              className="card"
              style={{ ...FONT, maxWidth: '600px', background: CARD, border: `1px solid ${LINE}`, borderRadius: '16px' }}
            >
              <Row>
                <Column align="left" style={{ padding: '32px 28px' }}>
                  <Brand market={market} />
                  <h1 className="ink" style={{ ...HEADING, margin: '0 0 16px', fontSize: '26px', lineHeight: '32px' }}>
                    {content.heading}
                  </h1>
                  <Paragraph text={content.greeting} />
                  <Paragraph text={content.intro} />
                  <Facts facts={content.facts} />
                  <Devices devices={content.devices} />
                  <Paragraphs paragraphs={content.paragraphs} />
                  <Checklist checklist={content.checklist} />
                  <Links link={content.link} secondLink={content.secondLink} colour={market.brand.colour} />
                  {content.closing.map((text) => (
                    <p key={text} className="quiet" style={SMALL}>
                      {lines(text)}
                    </p>
                  ))}
                </Column>
              </Row>
            </Container>
          </Column>
        </Row>
      </div>
    </Body>
  </Html>
)

/**
 * One column that every mail program can show, in the colour and under the logo of the market; nothing is loaded but the shop's own
 * pictures, which are the same for all readers.
 */
export const mailHtml = (content: MailContent, market: Market): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage content={content} market={market} />)}\n`
