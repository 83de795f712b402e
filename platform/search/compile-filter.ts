import { type Clause, deviceField } from './clause'
import { textQuery, type TextContext } from './text-query'

/** Collects the values of a statement; texts never become SQL. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

const OPERATORS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function termsSql(field: string, values: (string | number | boolean)[], parameters: Parameters): string {
  const known = deviceField(field)
  if (!known?.column) return 'false'
  const fitting = known.type === 'number' ? values.map(Number).filter(Number.isFinite) : values.map(String)
  const [first] = fitting
  // With one value an index also gives the order within it.
  if (first !== undefined && fitting.length === 1)
    return `d.${known.column} = ${parameters.add(first)}::${known.type === 'number' ? 'numeric' : 'text'}`
  return `d.${known.column} = any(${parameters.add(fitting)}::${known.type === 'number' ? 'numeric' : 'text'}[])`
}

function rangeSql(clause: Extract<Clause, { kind: 'range' }>, parameters: Parameters): string {
  const known = deviceField(clause.field)
  if (!known?.column) return 'false'
  const bounds = clause.bounds.map(({ operator, value }) => {
    const bound = known.type === 'number' ? Number(value) : String(value)
    if (Number.isNaN(bound)) return 'false'
    return `d.${known.column} ${OPERATORS[operator]} ${parameters.add(bound)}${known.type === 'number' ? '::numeric' : ''}`
  })
  return bounds.length ? `(${bounds.join(' and ')})` : 'true'
}

const all = (parts: string[]) => (parts.length ? `(${parts.join(' and ')})` : 'true')

function boolSql(clause: Extract<Clause, { kind: 'bool' }>, context: TextContext, parameters: Parameters): string {
  const compiled = (child: Clause) => compileFilter(child, context, parameters)
  const parts = [...clause.must, ...clause.filter].map(compiled)
  if (clause.minimumShouldMatch === 1)
    parts.push(clause.should.length ? `(${clause.should.map(compiled).join(' or ')})` : 'false')
  if (clause.minimumShouldMatch > 1)
    parts.push(
      `(${clause.should.map((child) => `(${compiled(child)})::int`).join(' + ') || '0'}) >= ${clause.minimumShouldMatch}`,
    )
  // Words are only narrowed down in SQL, so their negation is left to the exact decision afterwards.
  parts.push(...clause.mustNot.filter((child) => !hasText(child)).map((child) => `not coalesce(${compiled(child)}, false)`))
  return all(parts)
}

const hasText = (clause: Clause): boolean =>
  clause.kind === 'text' ||
  (clause.kind === 'bool' && [...clause.must, ...clause.filter, ...clause.should, ...clause.mustNot].some(hasText))

/** The clause as a condition over `platform.device_documents d`. */
export function compileFilter(clause: Clause, context: TextContext, parameters: Parameters): string {
  const words = textQuery(clause, context)
  if (typeof words === 'string') return `d.words @@ ${parameters.add(words)}::tsquery`
  switch (clause.kind) {
    case 'all':
      return 'true'
    case 'none':
      return 'false'
    case 'text':
      return 'true' // The text was only punctuation.
    case 'exists': {
      const known = deviceField(clause.field)
      return known?.column ? `d.${known.column} is not null` : 'true'
    }
    case 'terms':
      return termsSql(clause.field, clause.values, parameters)
    case 'range':
      return rangeSql(clause, parameters)
    case 'bool':
      return boolSql(clause, context, parameters)
  }
}
