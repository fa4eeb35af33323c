import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { randomText } from '../api/randomText.ts';
import type { ResolvedLink } from '../engine/view.ts';
import type { StepWords } from '../i18n/stepWords.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { readFrom } from './arrival.ts';
import { useWizardEnvironment } from './WizardEnvironment.tsx';

interface NextLinksProps {
  readonly links: readonly ResolvedLink[];
  readonly words: StepWords;
  /** The first link is the way on: the screen has no other. */
  readonly lead?: boolean;
}

/** The base path without its last slash, for the addresses of links. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The links of a step or an outcome. One to a flow that this portal does not have leads nowhere and is left out. */
export function NextLinks({ links, words, lead = false }: NextLinksProps): ReactNode {
  const texts = useTexts();
  const environment = useWizardEnvironment();
  const follow = useFollow();
  const shown = links.flatMap((link) => {
    const route = 'page' in link ? link.page : environment.routeOf(link.flow);
    if (route === undefined) return [];
    const label = words.next('page' in link ? link.page : link.flow);
    return [{ href: BASE + route, label, onFollow: () => follow(link) }];
  });
  if (shown.length === 0) return null;
  return (
    <LinkList
      label={texts.text('app', lead ? 'wizard.nextLabel' : 'wizard.elsewhereLabel')}
      links={shown}
      lead={lead}
    />
  );
}

/** Goes where a link leads. Where the member wanted to go when sign-in came between is not forgotten on the way. */
export function useFollow(): (link: ResolvedLink, replace?: boolean) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const environment = useWizardEnvironment();
  const from = readFrom(location.state);
  const arrival = from === undefined ? {} : { from };
  return (link, replace = false) => {
    if ('page' in link) return void navigate(link.page, { replace, state: arrival });
    const route = environment.routeOf(link.flow) ?? '/';
    void navigate(route, { replace, state: { ...arrival, begun: { id: randomText(8), input: link.input } } });
  };
}
