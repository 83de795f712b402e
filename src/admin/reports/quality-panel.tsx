import type { MarketDoc, Reader } from '@/admin/dashboard/reader'
import type { ComparedSpan } from '@/admin/dashboard/figures'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { Panel } from '@/admin/today/panel'
import { formatShare } from '@/admin/today/trend'
import {
  type ClarificationQuality,
  isTooFew,
  isWordedBadly,
  MAX_REVISED_SHARE,
  readClarificationQuality,
  shareRevised,
} from '@/collections/health/question-quality'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { moneyFormat } from '@trade-in-shop/contracts/money-format'
import { Bars } from './charts'
import { NumberTable } from './report-tables'
import looks from './reports.module.css'

const words = staffWords('quality')

const MAX_BARS = 12

export const loadQuality = ({ req, language }: Reader, markets: readonly MarketDoc[], { from, until }: ComparedSpan) => {
  const applications = markets.map(({ applicationId }) => applicationId)
  return applications.length === 0
    ? Promise.resolve({ questions: [], inspectors: [] })
    : readClarificationQuality(req.payload, { applications, from, until, language })
}

type Props = Readonly<{ quality: ClarificationQuality; language: string }>

/** How often inspection answers a question otherwise than the seller, with a mark at the share that calls for other words (U-23). */
export function QualityPanel({ quality, language }: Props) {
  const say = (key: keyof typeof words, values = {}) => formatStaffMessage(words[key], language, values)
  const { questions } = quality
  const revised = questions.filter((question) => question.revised > 0)
  const bars = revised
    .toSorted((one, other) => Number(isTooFew(one)) - Number(isTooFew(other)) || shareRevised(other) - shareRevised(one))
    .slice(0, MAX_BARS)
    .map((question) => ({
      ...{
        key: question.id,
        value: shareRevised(question),
        mark: MAX_REVISED_SHARE,
        text: formatShare(shareRevised(question), language),
      },
      name: (
        <span>
          {isWordedBadly(question) && (
            <span className={looks.warning}>
              <AdminIcon name="warn" /> {say('worded')}
            </span>
          )}{' '}
          {question.text ?? question.id}
        </span>
      ),
      note: say(isTooFew(question) ? 'fewOf' : 'of', { revised: question.revised, inspected: question.inspected }),
    }))
  return (
    <Panel
      name="clarifications"
      title={say('title')}
      count={questions.filter(isWordedBadly).length}
      note={say('mark', { share: formatShare(MAX_REVISED_SHARE, language) })}
      clear={questions.length === 0 ? say('none') : null}
    >
      {bars.length === 0 ? <p className={looks.row}>{say('agreed')}</p> : <Bars bars={bars} />}
      <QualityTables quality={quality} language={language} />
    </Panel>
  )
}

function QualityTables({ quality: { questions, inspectors }, language }: Props) {
  const say = (key: keyof typeof words) => formatStaffMessage(words[key], language)
  const count = (value: number) => value.toLocaleString(language)
  const money = (amount: number) => (amount / 100).toLocaleString(language, moneyFormat({ amount, currency: 'EUR' }))
  return (
    <details className={looks.numbers}>
      <summary>{say('asTable')}</summary>
      <NumberTable
        label={say('byQuestion')}
        columns={[say('question'), say('inspected'), say('revised'), say('share'), say('change')]}
        rows={questions.map((question) => ({
          ...{ key: question.id, name: question.text ?? question.id },
          cells: [count(question.inspected), count(question.revised), formatShare(shareRevised(question), language)].concat(
            money(question.change),
          ),
        }))}
      />
      {inspectors.length > 0 && (
        <NumberTable
          label={say('byInspector')}
          columns={[say('inspector'), say('revised'), say('change'), say('secondLooks'), say('raised')]}
          rows={inspectors.map(({ name, revised: devices, change, secondLooks, raised }) => ({
            ...{ key: name ?? '', name: name ?? '–' },
            cells: [count(devices), money(change), count(secondLooks), count(raised)],
          }))}
        />
      )}
    </details>
  )
}
