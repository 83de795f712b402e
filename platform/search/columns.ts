import { textClauses, type Clause, type SearchBody } from './clause'
import { deviceField } from './fields'

function fieldsOf(clause: Clause): string[] {
  if (clause.kind === 'bool') return [...clause.must, ...clause.filter, ...clause.should, ...clause.mustNot].flatMap(fieldsOf)
  return 'field' in clause && clause.kind !== 'text' ? [clause.field] : []
}

/** The columns that are needed to decide and order this body. Names come from the field table alone. */
export function columnsOf(body: SearchBody): string {
  const plain = [...fieldsOf(body.query), ...body.sort.map(({ field }) => field)].map((field) => deviceField(field)?.column)
  const texts = textClauses(body.query).map(({ field }) => deviceField(field)?.text)
  const columns = new Set(['id', 'position', 'terms_text', ...plain, ...texts].filter(Boolean))
  return [...columns].map((column) => `d.${column}`).join(', ')
}
