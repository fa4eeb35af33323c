import { useState, type ReactNode } from 'react';
import type { Replayed } from '../../check/replay/replayPage.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { defineRecipe } from '../../ui/system/recipe.ts';

const styles = defineRecipe({
  name: 'replay',
  base: {
    root: {
      display: 'grid',
      gap: '6',
      padding: '4',
      minHeight: '100vh',
      bg: 'canvas',
      md: { gridTemplateColumns: 'minmax(18rem, 26rem) 1fr' },
    },
    panel: {
      alignSelf: 'start',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      padding: '5',
      bg: 'surface',
      borderRadius: 'lg',
      boxShadow: 'card',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      md: { position: 'sticky', top: '4' },
    },
    reason: { color: 'danger', fontWeight: 'bold' },
    steps: { listStyle: 'decimal', paddingInlineStart: '6', display: 'flex', flexDirection: 'column', gap: '2' },
    languages: { display: 'flex', gap: '2', flexWrap: 'wrap' },
    muted: { color: 'textMuted' },
  },
});

interface ReplayStepsProps {
  readonly way: Replayed;
  readonly isBefore: boolean;
  readonly children: ReactNode;
}

/** A way through a flow, with the promise that breaks at its end, beside the wizard that was opened there. A tool for testers and
 * analysts: its own words are English, the wizard's are in any language. */
export function ReplaySteps({ way, isBefore, children }: ReplayStepsProps): ReactNode {
  const { flow, promise, steps, place } = way;
  const classes = styles();
  return (
    <div className={classes.root}>
      <aside className={classes.panel} aria-label={promise ? 'The broken promise' : 'The way here'}>
        <Heading level={2}>{promise?.id ?? flow}</Heading>
        {promise && <p>{promise.description}</p>}
        {promise && <p className={classes.reason}>Broken: {promise.reason}</p>}
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classes.muted}>
          {isBefore
            ? `The wizard of ${flow} was opened before the last thing the member does. Do it, and see where it leads.`
            : `The wizard of ${flow} was opened at “${place}”${promise ? ', where the promise breaks' : ''}.`}
        </p>
        {isBefore ? (
          <a href="?">{promise ? 'Where it breaks' : `At “${place}”`}</a>
        ) : (
          JSON.stringify(way.before) !== JSON.stringify(way.record) && <a href="?before">One step before</a>
        )}
        <Languages className={classes.languages} />
      </aside>
      <div>{children}</div>
    </div>
  );
}

function Languages({ className }: { readonly className: string | undefined }): ReactNode {
  const texts = useTexts();
  const [shown, setShown] = useState<Locale>(texts.locale());
  const choose = (locale: Locale) => {
    setShown(locale);
    void texts.setLocale(locale);
  };
  return (
    <div className={className} role="group" aria-label="Language">
      {LOCALES.map((locale) => (
        <Button key={locale} size="small" aria-pressed={locale === shown} onClick={() => choose(locale)}>
          {locale}
        </Button>
      ))}
    </div>
  );
}
