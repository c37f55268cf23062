import { lazy } from 'react'
import type { Route } from './+types/estudo.$list.$slug.ts'

const EditorPage = lazy(async () => {
  const [
    { StudyEditor },
    themes,
    { MotivatingTexts },
    { RepertoireRow },
    { ConnectiveRow },
    { EssayWithComments },
  ] = await Promise.all([
    import('#web/features/console/study/study-editor.tsx'),
    import('#web/features/study/theme-bank/practice-theme.tsx'),
    import('#web/shared/proposal/motivating-texts.tsx'),
    import('#web/features/study/repertoire-bank/repertoire-row.tsx'),
    import('#web/features/study/connective-bank/connective-row.tsx'),
    import('#web/features/writing/model-essays/essay-with-comments.tsx'),
  ])
  const { shownOwnTheme } = await import('#web/features/study/theme-bank/theme-bank-data.ts')
  return {
    default: (props: { list: string; slug: string }) => (
      <StudyEditor
        {...props}
        draw={(read) => {
          if (read.kind === 'repertoire')
            return (
              <ul>
                <RepertoireRow item={read.doc} />
              </ul>
            )
          if (read.kind === 'connective')
            return (
              <ul>
                <ConnectiveRow connective={read.doc} isCopied={false} isRefused={false} onCopy={() => {}} />
              </ul>
            )
          if (read.kind === 'model') return <EssayWithComments essay={read.doc} isRoomOpen={false} />
          const { id, texts } = read.doc
          return (
            <>
              <ol>
                <themes.PracticeThemeRow theme={shownOwnTheme(read.doc)} number={1} isRoomOpen />
              </ol>
              {texts.length > 0 ? <MotivatingTexts proposal={{ themeId: id, texts }} level={3} /> : null}
            </>
          )
        }}
      />
    ),
  }
})

export default function StudyItemRoute({ params: { list, slug } }: Route.ComponentProps) {
  return <EditorPage key={`${list}/${slug}`} list={list} slug={slug} />
}
