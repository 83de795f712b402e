import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import * as z from 'zod'
import { AdminFrame, type ViewProps, requireViewer } from '@/admin/navigation/admin-frame'
import { formatStaffMessage, type StaffLanguage, staffLanguage } from '@/domain/staff-words'
import styles from './guide.module.css'
import { guideName } from './guide-names'
import { GUIDE_PAGES, type GuidePage } from './guide-pages'
import { type GuideTexts, guideTexts } from './guide-texts'

const words = staffWords('guide')

type Reading = Readonly<{ texts: GuideTexts; language: string; home: string }>

/** `/admin/guide` with the contents, `/admin/guide/<page>` with one page; rendered here, so that no screen loads its texts. */
export function GuideView(view: ViewProps) {
  requireViewer(view)
  const { i18n, payload } = view.initPageResult.req
  const { language } = i18n
  const [, name, ...more] = segmentsOf(view.params)
  const page = name === undefined ? null : (GUIDE_PAGES.find((own) => own === name) ?? notFound())
  if (more.length > 0) notFound()
  const reading: Reading = { texts: guideTexts(language), language, home: `${payload.config.routes.admin}/guide` }
  return (
    <AdminFrame {...view} title={page === null ? formatStaffMessage(words.guide, language) : reading.texts[page].title}>
      <Gutter className={styles.guide}>
        {page === null ? <Contents reading={reading} /> : <Text page={page} reading={reading} />}
      </Gutter>
    </AdminFrame>
  )
}

const segmentsOf = (params: ViewProps['params']): readonly string[] => {
  const segments = params?.segments
  return Array.isArray(segments) ? segments : []
}

const Contents = ({ reading: { texts, language, home } }: Readonly<{ reading: Reading }>) => (
  <>
    <h1>{formatStaffMessage(words.guide, language)}</h1>
    <p>{formatStaffMessage(words.intro, language)}</p>
    <nav aria-label={formatStaffMessage(words.contents, language)}>
      <ol className={styles.contents}>
        {GUIDE_PAGES.map((page) => (
          <li key={page}>
            <Link href={`${home}/${page}`} prefetch={false}>
              {texts[page].title}
            </Link>
            <p>
              {Object.values(texts[page].sections)
                .map(({ title }) => title)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </nav>
  </>
)

const Text = ({ page, reading }: Readonly<{ page: GuidePage; reading: Reading }>) => (
  <>
    <p>
      <Link className={styles.step} href={reading.home} prefetch={false}>
        {formatStaffMessage(words.contents, reading.language)}
      </Link>
    </p>
    <article>
      <h1>{reading.texts[page].title}</h1>
      {Object.entries(reading.texts[page].sections).map(([id, { title, picture, parts }], place) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {parts.map((part, index) => (
            <Part key={index} part={part} language={reading.language} />
          ))}
          {picture && (
            <Picture
              page={page}
              language={staffLanguage(reading.language)}
              alt={picture}
              loading={place === 0 ? 'eager' : 'lazy'}
            />
          )}
        </section>
      ))}
    </article>
    <Turn page={page} reading={reading} />
  </>
)

const File = z.object({ default: z.object({ src: z.string(), width: z.number(), height: z.number() }) })
type PictureProps = Readonly<{ page: GuidePage; language: StaffLanguage; alt: string; loading: 'eager' | 'lazy' }>

/** A screen in the language of the reader; `npm run guide-pictures` takes them all again. */
async function Picture({ page, language, ...shown }: PictureProps) {
  const { src, width, height } = File.parse(await import(`./pictures/${language}/${page}.webp`)).default
  return <img className={styles.picture} src={src} width={width} height={height} {...shown} />
}

type PartProps = Readonly<{ part: string | readonly string[]; language: string }>

const Part = ({ part, language }: PartProps) =>
  typeof part === 'string' ? (
    <p>
      <Line text={part} language={language} />
    </p>
  ) : (
    <ul>
      {part.map((item) => (
        <li key={item}>
          <Line text={item} language={language} />
        </li>
      ))}
    </ul>
  )

/** A text whose names in brackets are those of the admin; a name that the admin does not have stays as it is written. */
const Line = ({ text, language }: Readonly<{ text: string; language: string }>) =>
  text
    .split(/\[([^\]]+)\]/)
    .map((part, index) => (index % 2 === 0 ? part : <strong key={index}>{guideName(part, language) ?? part}</strong>))

function Turn({ page, reading: { texts, language, home } }: Readonly<{ page: GuidePage; reading: Reading }>) {
  const place = GUIDE_PAGES.indexOf(page)
  const steps = [
    ['previous', GUIDE_PAGES[place - 1]],
    ['next', GUIDE_PAGES[place + 1]],
  ] as const
  return (
    <nav className={styles.turn} aria-label={formatStaffMessage(words.turn, language)}>
      {steps.map(
        ([step, to]) =>
          to && (
            <Link
              key={step}
              className={styles.step}
              href={`${home}/${to}`}
              prefetch={false}
              rel={step === 'next' ? 'next' : 'prev'}
            >
              {formatStaffMessage(words[step], language, { title: texts[to].title })}
            </Link>
          ),
      )}
    </nav>
  )
}
