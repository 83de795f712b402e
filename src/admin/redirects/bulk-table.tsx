import { useState } from 'react'
import { useWords } from '@/admin/use-words'
import { writeSheet } from '@/collections/redirects/redirect-sheet'
import { runAtOnce } from '@/domain/steps'
import type { TriedAddress } from '@/collections/redirects/redirect-answers'
import { RuleLink } from './rule-link'
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
    saveFile('redirect-test.csv', runAtOnce(writeSheet(header, rows)))
  }
  return (
    <>
      <div className={styles.row}>
        <strong role="status">{words('result', { count: tried.length, problems: problems.length })}</strong>
        <button type="button" className={styles.choice} aria-pressed={only} onClick={() => setOnly(!only)}>
          {words('onlyProblems')}
        </button>
        <button type="button" className={styles.button} onClick={download}>
          {words('csv')}
        </button>
      </div>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={words('result', { count: tried.length, problems: problems.length })}
      >
        <table className={styles.table}>
          <Head />
          <tbody>
            {shown.map((row, index) => (
              <Row key={`${index} ${row.address}`} row={row} remark={remark(row)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Head() {
  const words = useWords(...TOOL_AREAS)
  return (
    <thead>
      <tr>
        {(['address', 'market', 'status', 'hops', 'end', 'redirect', 'remark'] as const).map((name) => (
          <th key={name} scope="col">
            {words(name)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ row, remark }: Readonly<{ row: TriedAddress; remark: string }>) {
  const { address, market, trace } = row
  return (
    <tr>
      <th scope="row" className={styles.address}>
        {address}
      </th>
      <td>{market}</td>
      <td>{trace?.status ? <Status code={trace.status} /> : null}</td>
      <td>{trace?.hops.length}</td>
      <td className={styles.address}>{trace?.address}</td>
      <td>
        {rulesOf(row).map((rule) => (
          <div key={rule.id}>
            <RuleLink rule={rule} />
          </div>
        ))}
      </td>
      <td>{remark}</td>
    </tr>
  )
}

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
