import { RichText as LexicalRichText, type JSXConverters } from '@payloadcms/richtext-lexical/react'
import { AppLink } from '@/storefront/kit/app-link'
import type { ComponentProps, ReactNode } from 'react'
import { safeLink } from './safe-link'
import classes from './rich-text.module.css'

type EditorState = ComponentProps<typeof LexicalRichText>['data']

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

function anchor(url: unknown, children: ReactNode): ReactNode {
  const target = safeLink(url)
  if (!target) return children
  if (!target.inside) {
    return (
      <a href={target.href} rel="noopener">
        {children}
      </a>
    )
  }
  return <AppLink href={target.href}>{children}</AppLink>
}

/**
 * The nodes that a content page may have; any other shows nothing. Payload's own converters are not used for them:
 * they set inline styles, and links without `safeTarget` (security 7, 22). The page's title is its only `h1`.
 */
const CONVERTERS: JSXConverters = {
  paragraph: ({ node, nodesToJSX }) => <p>{nodesToJSX({ nodes: node.children })}</p>,
  text: ({ node }) => styled(node.text, node.format),
  linebreak: () => <br />,
  tab: () => '\t',
  heading: ({ node, nodesToJSX }) => {
    const Tag = node.tag === 'h1' ? 'h2' : node.tag
    return <Tag>{nodesToJSX({ nodes: node.children })}</Tag>
  },
  quote: ({ node, nodesToJSX }) => <blockquote>{nodesToJSX({ nodes: node.children })}</blockquote>,
  horizontalrule: () => <hr />,
  list: ({ node, nodesToJSX }) => {
    const items = nodesToJSX({ nodes: node.children })
    return node.tag === 'ol' ? <ol start={node.start}>{items}</ol> : <ul>{items}</ul>
  },
  listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
  link: ({ node, nodesToJSX }) => anchor(node.fields?.url, nodesToJSX({ nodes: node.children })),
  autolink: ({ node, nodesToJSX }) => anchor(node.fields?.url, nodesToJSX({ nodes: node.children })),
}

/** The body of a content page, from Lexical's serialised state as the CMS stores it. */
export function RichText({ state }: { state: Record<string, unknown> }) {
  if (!isEditorState(state)) return null
  return (
    <div className={classes.text}>
      <LexicalRichText data={state} converters={CONVERTERS} disableContainer />
    </div>
  )
}

function isEditorState(state: Record<string, unknown>): state is EditorState & Record<string, unknown> {
  const { root } = state
  return typeof root === 'object' && root !== null && 'children' in root && Array.isArray(root.children)
}
