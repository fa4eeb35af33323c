import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../i18n/Link.tsx';
import { useTexts, useWords } from '../../i18n/TextsContext.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { articleStyles } from './articleStyles.ts';

/** An article in a menu. */
export interface MenuPlace {
  readonly id: string;
  readonly route: string;
  /** A heading of the menu: `help.groups` in the words of pages. */
  readonly group: string;
}

/** Their names. */
export const MENU_WORDS = 'articles';

/** The articles that stand together, by group (R-PUB-26): open beside the text where there is room, above it to be opened on a
 * phone. `MENU_WORDS` are there. */
export function ArticleMenu({ places }: { readonly places: readonly MenuPlace[] }): ReactNode {
  const t = useWords('pages');
  const texts = useTexts();
  const id = useId();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const groups = [...new Set(places.map(({ group }) => group))];
  const isOpen = openAt === pathname;
  const classes = articleStyles({ menu: isOpen ? 'open' : 'closed' });
  const list = (
    <nav aria-label={t('help.label')} className={classes.menuList}>
      {groups.map((group) => (
        <div key={group} className={classes.group}>
          <p className={classes.groupTitle}>{t(`help.groups.${group}`)}</p>
          <ul className={classes.links}>
            {places
              .filter((place) => place.group === group)
              .map(({ id: article, route }) => (
                <li key={route}>
                  <Link to={route} className={classes.link} aria-current={route === pathname ? 'page' : undefined}>
                    {texts.text(MENU_WORDS, article)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
  return (
    <div className={classes.menu}>
      <button
        type="button"
        className={classes.menuToggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {t('help.label')}
        <Icon name="chevron-down" className={classes.menuSign} />
      </button>
      <div id={id} className={classes.menuBody}>
        {list}
      </div>
    </div>
  );
}
