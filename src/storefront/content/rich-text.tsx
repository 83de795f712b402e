import { convertLexicalNodesToJSX, type JSXConverters, type RichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps, ReactNode } from 'react'
import { walkNodes, type RichTextState } from '@/domain/content/rich-text-state'
import type { Shop } from '@/domain/routing/shop'
import { isWidget } from '@/domain/market/widget-modes'
import { safeTarget } from '@/domain/routing/safe-target'
import { AppLink } from '@/storefront/kit/app-link'
import type { PlaceMark } from './mark-place'
import classes from './rich-text.module.css'

const MAIL = /^mailto:[^\s@<>"?]+@[^\s@<>"?]+$/
const PHONE = /^tel:\+?\d[\d ()-]*$/

/** Where a link in a text may lead: a path of this site, an http(s) or mail address, a phone number; null for all else. */
export function safeLink(url: unknown): { href: string; inside: boolean } | null {
  if (typeof url !== 'string') return null
  if (MAIL.test(url) || PHONE.test(url)) return { href: url, inside: false }
  if (/^#[\w-]+$/.test(url)) return { href: url, inside: false }
  const href = safeTarget(url, { external: true })
  return href ? { href, inside: href.startsWith('/') } : null
}

type EditorState = ComponentProps<typeof RichText>['data']

const BOLD = 1
const ITALIC = 2
const STRIKE = 4
const UNDERLINE = 8
const CODE = 16

function styled(text: string, format: number): ReactNode {
  const wraps: [number, (inner: ReactNode) => ReactNode][] = [
    [BOLD, (inner) => <strong>{inner}</strong>],
    [ITALIC, (inner) => <em>{inner}</em>],
    [STRIKE, (inner) => <s>{inner}</s>],
    [UNDERLINE, (inner) => <u>{inner}</u>],
    [CODE, (inner) => <code>{inner}</code>],
  ]
  return wraps.reduce<ReactNode>((inner, [bit, wrap]) => (format & bit ? wrap(inner) : inner), text)
}

/** Links to other sites never open inside a partner's frame. */
function anchor(url: unknown, children: ReactNode, shop: Shop): ReactNode {
  const target = safeLink(url)
  if (!target) return children
  if (target.inside) return <AppLink href={target.href}>{children}</AppLink>
  return (
    <a href={target.href} rel="noopener" target={isWidget(shop.mode) ? '_top' : undefined}>
      {children}
    </a>
  )
}

/** The page's title is its only `h1`; a stored tag that is no heading becomes `h4`. */
const headingOf = (tag: string): 'h2' | 'h3' | 'h4' => (tag === 'h1' || tag === 'h2' ? 'h2' : tag === 'h3' ? 'h3' : 'h4')

/**
 * The nodes that a content page may have; any other draws nothing. Payload's own converters are not used for them,
 * because they set inline styles and links without `safeTarget` (security 7, 22).
 */
const convertersOf = (shop: Shop): JSXConverters => ({
  paragraph: ({ node, nodesToJSX }) => <p>{nodesToJSX({ nodes: node.children })}</p>,
  text: ({ node }) => (typeof node.text === 'string' ? styled(node.text, node.format) : null),
  linebreak: () => <br />,
  tab: () => '\t',
  heading: ({ node, nodesToJSX }) => {
    const Tag = headingOf(node.tag)
    return <Tag>{nodesToJSX({ nodes: node.children })}</Tag>
  },
  quote: ({ node, nodesToJSX }) => <blockquote>{nodesToJSX({ nodes: node.children })}</blockquote>,
  horizontalrule: () => <hr />,
  list: ({ node, nodesToJSX }) => {
    const items = nodesToJSX({ nodes: node.children })
    return node.tag === 'ol' ? <ol start={Number.isInteger(node.start) ? node.start : 1}>{items}</ol> : <ul>{items}</ul>
  },
  listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
  link: ({ node, nodesToJSX }) => anchor(node.fields?.url, nodesToJSX({ nodes: node.children }), shop),
  autolink: ({ node, nodesToJSX }) => anchor(node.fields?.url, nodesToJSX({ nodes: node.children }), shop),
  unknown: () => null,
})

/**
 * Draws a text of a content page from Lexical's serialised state, as the CMS stores it; null for an empty one. Converts
 * at once, so that a broken state throws in the caller and not while the page is rendered.
 */
export function drawRichText(state: RichTextState, shop: Shop, place?: PlaceMark): ReactNode {
  if (!isEditorState(state) || !hasWords(state)) return null
  const { root } = state
  const converters = convertersOf(shop)
  return (
    <div className={classes.text} {...place}>
      {convertLexicalNodesToJSX({ converters, nodes: root.children, parent: root })}
    </div>
  )
}

const hasWords = (state: RichTextState): boolean =>
  walkNodes(state).some(({ node }) => typeof node.text === 'string' && node.text.trim() !== '')

function isEditorState(state: RichTextState): state is EditorState & RichTextState {
  const { root } = state
  return typeof root === 'object' && root !== null && 'children' in root && Array.isArray(root.children)
}

/** Text from a plain field of the CMS: an empty line starts a paragraph, a line break stays one. */
export function PlainText({ text, place }: Readonly<{ text: string; place?: PlaceMark }>) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, index) => (
      <p key={index} {...place}>
        {paragraph}
      </p>
    ))
}
