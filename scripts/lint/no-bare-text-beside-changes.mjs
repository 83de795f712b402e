/**
 * A browser that translates a page replaces each text node by an element of its own. React then cannot take such a text away, nor put
 * an element before it: text that comes or goes, and text behind something that does, needs an element around it. Components of
 * react-intl render one (`i18n/make-intl.ts`).
 */

/** What comes and goes between two renders. */
const CHANGES = new Set(['LogicalExpression', 'ConditionalExpression'])
const isFormatCall = ({ callee }) => /^format[A-Z]/.test(callee.name ?? callee.property?.name ?? '')
const isList = ({ callee }) => callee.property?.name === 'map'

const expressionIn = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : child)
/** Line breaks of the source are no text of the page. */
const isLayout = (child) => child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')
const comesOrGoes = (child) => {
  const node = expressionIn(child)
  return CHANGES.has(node.type) || (node.type === 'CallExpression' && isList(node))
}

/** Whether the expression surely is, or may be, a text without an element. */
function isText(node) {
  switch (node.type) {
    case 'JSXText':
      return !isLayout(node)
    case 'Literal':
      return typeof node.value === 'string' && node.value !== ''
    case 'TemplateLiteral':
      return true
    case 'CallExpression':
      return isFormatCall(node)
    case 'LogicalExpression':
      return isText(node.right)
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'JSXFragment':
      return node.children.some((child) => isText(expressionIn(child)))
    case 'Identifier':
      return node.name !== 'children' && node.name !== 'undefined'
    case 'MemberExpression':
      return true
    default:
      return false
  }
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Put an element around this text: it, or something before it, comes and goes, and translators replace bare text.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const shown = children.filter((child) => !isLayout(child) && expressionIn(child).type !== 'JSXEmptyExpression')
      if (shown.length < 2) return
      const first = shown.findIndex(comesOrGoes)
      if (first === -1) return
      for (const child of shown.slice(first)) if (isText(expressionIn(child))) context.report({ node: child, messageId: 'bare' })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
