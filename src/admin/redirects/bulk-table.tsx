import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { PlainTable } from '@/admin/plain-table'
import { useWords } from '@/admin/use-words'
import { writeCsv } from '@/domain/csv-cells'
import { runAtOnce } from '@/domain/steps'
import type { TriedAddress } from '@/collections/redirects/redirect-answers'
import { RuleLinks } from './rule-link'
import { saveFile } from './import-result'
import { TOOL_AREAS } from './tool-inputs'
import { Status, useScreenName } from './trace-view'
import styles from '@/admin/views.module.css'

/** True for an address that needs attention: not found, gone, a loop, more than one hop, or a hidden live page. */
export const hasProblem = ({ problem, trace }: TriedAddress): boolean =>
  problem !== null || !trace || !['screen', 'outside'].includes(trace.end) || trace.hops.length > 1 || trace.hides !== null

/** Where each address ends and through which redirects; all or only problems, with a button to save them as a file. */
export function BulkTable({ tried }: Readonly<{ tried: readonly TriedAddress[] }>) {
  const words = useWords(...TOOL_AREAS)
  const [only, setOnly] = useState(false)
  const remark = useRemark()
  const problems = tried.filter(hasProblem)
  const shown = only ? problems : tried
  const download = () => {
    const header = ['address', 'market', 'status', 'hops', 'end', 'redirects', 'remark']
    const rows = tried.map((row) => [
      row.address,
      row.market ?? '',
      String(row.trace?.status ?? ''),
      String(row.trace?.hops.length ?? ''),
      row.trace?.address ?? '',
      rulesOf(row)
        .map(({ from }) => from)
        .join(' → '),
      remark(row),
    ])
    saveFile('redirect-test.csv', runAtOnce(writeCsv([header, ...rows])))
  }
  return (
    <>
      <div className={styles.row}>
        <strong role="status">{words('result', { count: tried.length, problems: problems.length })}</strong>
        <Button
          buttonStyle={only ? 'primary' : 'secondary'}
          size="small"
          margin={false}
          extraButtonProps={{ 'aria-pressed': only }}
          onClick={() => setOnly(!only)}
        >
          {words('onlyProblems')}
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={download}>
          {words('csv')}
        </Button>
      </div>
      <PlainTable
        label={words('result', { count: tried.length, problems: problems.length })}
        columns={COLUMNS.map((name) => ({ name, heading: words(name) }))}
        rows={shown.map((row, id) => {
          const { address, market, trace } = row
          const status = trace?.status && <Status code={trace.status} />
          const rules = <RuleLinks rules={rulesOf(row)} />
          return { id, cells: [address, market, status, trace?.hops.length, trace?.address, rules, remark(row)] }
        })}
      />
    </>
  )
}

const COLUMNS = ['address', 'market', 'status', 'hops', 'end', 'redirect', 'remark'] as const

const rulesOf = ({ trace }: TriedAddress) => trace?.hops.flatMap(({ rules }) => rules) ?? []

function useRemark(): (row: TriedAddress) => string {
  const words = useWords('trial')
  const name = useScreenName()
  return ({ problem, trace }) => {
    if (!trace) return problem ?? ''
    const end = trace.end === 'screen' ? name(trace.screen) : words(trace.end)
    return trace.hides === null ? end : `${end} ${words('hides', { screen: name(trace.hides) })}`
  }
}
