import type { DataFile } from '../../compile/dataFile.ts';
import type { FlowShape } from '../../compile/flowShape.ts';
import { languageProblems } from '../../compile/languageProblems.ts';
import { isJsonObject } from '../../domain/json.ts';
import { formatPointer, splitPointer } from '../../domain/jsonPointer.ts';
import type { Migration, MigrationStep } from '../../engine/bundle.ts';
import { didYouMean } from '../didYouMean.ts';
import type { FindingKind } from '../findingKinds.ts';
import { typeName } from '../types/fits.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { isSame, isWithin, KeptAnswers, type Kept, type PutBy } from './keptAnswers.ts';
import { currentShape, lockedShape } from './checkShape.ts';
import { misplaced } from './misplaced.ts';

/** The steps of migrations, gone through as the engine does, with what records are known to hold: the locked shape where it is
 * that of the version before, and what earlier steps have put. What nobody can know is not judged. */
export function checkMigrations(view: FlowView): void {
  const files = view.entry.migrations;
  if (files.length === 0 || files.some((file) => isUnfit(view, file))) return;
  const now = currentShape(view);
  if (!now) return;
  new MigrationCheck(view, now).run(files.map((file) => ({ file: file.path, ...migrationOf(file) })));
}

function isUnfit({ project }: Reporter, file: DataFile): boolean {
  return !isJsonObject(file.data) || languageProblems(project, file).length > 0 || !/\/\d+-\d+\.json$/.test(file.path);
}

function migrationOf(file: DataFile): Migration {
  return file.data as unknown as Migration;
}

type Located = Migration & { readonly file: string };

class MigrationCheck {
  readonly #kept = new KeptAnswers();

  constructor(
    readonly view: FlowView,
    readonly now: FlowShape,
  ) {}

  run(migrations: readonly Located[]): void {
    const { version } = this.view.flow;
    const locked = lockedShape(this.view);
    this.#reportGaps(migrations, locked?.version);
    for (const migration of migrations.toSorted((a, b) => a.from - b.from)) {
      if (!this.#isDone(migration)) continue;
      if (locked && !this.#kept.isWhole && migration.from >= locked.version) this.#kept.know(locked);
      this.#kept.begin();
      const dropped = migration.steps.flatMap((step, index) => this.#take({ file: migration.file, index, step }));
      // What an older one has put was for the forms of its time.
      if (migration.to !== version) continue;
      this.#reportDropped(dropped);
      this.#reportMisplaced();
    }
  }

  /** From the first version that has a migration each has one. What was locked is held against the shape, by itself. */
  #reportGaps(migrations: readonly Located[], locked = this.view.flow.version): void {
    const froms = migrations.map(({ from }) => from);
    for (let from = Math.min(...froms); from < locked; from += 1) {
      if (froms.includes(from)) continue;
      const file = `flows/${this.view.id}/migrations/${from}-${from + 1}.json`;
      const what = `version ${from + 1} has no migration, and an earlier one has: ${file} is not there`;
      const fix = `Write ${file}: what becomes of the answers; "steps" is empty when all stay.`;
      this.view.add('migration-place', this.view.at('version'), what, fix);
    }
  }

  #reportMisplaced(): void {
    for (const kept of this.#kept.all) {
      const wrong = kept.put && misplaced(this.view, kept, kept.put);
      if (kept.put && wrong) this.#reportStep(wrong.id, kept.put, wrong.key, wrong.what, wrong.fix);
    }
  }

  /** Whether the engine comes to it, by the versions that it says. */
  #isDone({ file, from, to }: Located): boolean {
    const [, name = ''] = /(\d+-\d+)\.json$/.exec(file) ?? [];
    const { version } = this.view.flow;
    if (name !== `${from}-${to}`) {
      const what = `"${name}.json" says that it is from ${from} to ${to}`;
      this.#report('migration-place', file, '/from', what, 'Give the file the name of its versions.');
    }
    if (to <= version) return true;
    const fix = `Write "version": ${to} in ${this.view.file}, or take the file away.`;
    this.#report(
      'migration-place',
      file,
      '/to',
      `version ${to} is above the ${version} of the flow: it is never done`,
      fix,
    );
    return false;
  }

  /** Does the step. What is dropped by it, and was there before the migration, comes back. */
  #take(put: PutBy): readonly Dropped[] {
    const { step } = put;
    const row = namesOf(step).find(([, pointer]) => splitPointer(pointer).includes('-'));
    if (row) {
      const [key, pointer] = row;
      this.#reportStep(
        'migration-place',
        put,
        key,
        `"-" in "${pointer}" names no row`,
        'A migration takes a list as a whole.',
      );
      return [];
    }
    if ('default' in step) {
      this.#give(put, step);
      return [];
    }
    const key = 'drop' in step ? 'drop' : 'move' in step ? 'move' : 'rename';
    const from = splitPointer(sourceOf(step));
    const isThere = this.#isThere(put, key, from);
    if ('drop' in step) return isThere ? this.#drop(put, from) : [];
    const to = splitPointer(step.to);
    if (isThere) this.#reportBack(put, from, to);
    if (isThere) this.#reportOver(put, from, to);
    // What was never there goes nowhere; of where it should have gone nothing is said.
    if (isThere) this.#kept.move(from, to, put);
    return [];
  }

  #give(put: PutBy, step: Extract<MigrationStep, { default: string }>): void {
    const at = splitPointer(step.default);
    const [state = ''] = at;
    if (at.length === 1) {
      const what = `"${step.default}" is a whole step, and a step that was not answered stays so`;
      this.#reportStep('migration-place', put, 'default', what, 'Give each of its fields a default.');
    } else if (this.#kept.find([state]).type === 'absent') {
      const what = `no record has answered "${state}", and a step that was not answered stays so`;
      this.#reportStep('migration-place', put, 'default', what, this.#fixOfSource([state]));
    } else this.#kept.give(at, step.value, typeName(step.value), put);
  }

  #isThere(put: PutBy, key: string, place: readonly string[]): boolean {
    const found = this.#kept.find(place);
    const pointer = formatPointer(place);
    const isCall = found.type === 'there' && found.kept.every(({ kind }) => kind === 'call');
    if (found.type !== 'absent' && !(isCall && key !== 'rename')) return true;
    const isTaken = found.type === 'absent' && found.isTaken;
    const what = isCall
      ? `"${pointer}" is a call, and answers nothing that could be taken`
      : isTaken
        ? `at "${pointer}" nothing is left: an earlier step has taken it away`
        : `"${pointer}" names nothing that was asked before`;
    const fix = isTaken ? 'Take the step away, or put it before that one.' : this.#fixOfSource(place);
    this.#reportStep('migration-place', put, key, what, fix);
    return false;
  }

  #fixOfSource(place: readonly string[]): string {
    const known = this.#kept.all.map(({ at }) => formatPointer(at)).filter((pointer) => !pointer.includes('/-'));
    const beside = known.filter((pointer) => splitPointer(pointer).length === place.length);
    return `Name what the version before asks.${didYouMean(formatPointer(place), beside)}`;
  }

  /** What an earlier step of the same migration has put there is reported at once. */
  #drop(put: PutBy, place: readonly string[]): readonly Dropped[] {
    const gone = this.#kept.all.filter(({ at }) => isWithin(at, place));
    this.#kept.take(place);
    const undone = gone.find((one) => one.put);
    if (undone?.put) {
      const what = `what step ${undone.put.index + 1} has put at "${formatPointer(undone.at)}" is taken away again`;
      this.#reportStep('migration-loss', put, 'drop', what, 'Take one of the two away, or drop what was there before.');
      return [];
    }
    return gone.map((kept) => ({ kept, put }));
  }

  #reportBack(put: PutBy, from: readonly string[], to: readonly string[]): void {
    const back = this.#kept.all.find(({ at, put: by }) => by && isSame(at, from));
    if (!back?.put || !back.from || !isSame(back.from, to)) return;
    const what = `what step ${back.put.index + 1} has put at "${formatPointer(from)}" is put back`;
    this.#reportStep('migration-loss', put, 'to', what, 'Take one of the two away.');
  }

  /** Fields may come to one place, whichever is there; of a step all the others are lost. */
  #reportOver(put: PutBy, from: readonly string[], to: readonly string[]): void {
    const isStep = ({ at, kind }: Kept) => kind === 'step' && isSame(at, to);
    if (isSame(from, to) || !this.#kept.all.some(isStep)) return;
    const what = `"${formatPointer(to)}" is written over: what was answered there is lost`;
    this.#reportStep('migration-loss', put, 'to', what, 'Move what is still asked, and drop the rest.');
  }

  /** Dropped, and asked as it was. */
  #reportDropped(dropped: readonly Dropped[]): void {
    const asked = dropped.filter(
      ({ kept }) => this.#isStillAsked(kept) && !this.#kept.all.some(({ at }) => isSame(at, kept.at)),
    );
    for (const put of new Set(asked.map((one) => one.put))) {
      const places = asked.flatMap((one) => (one.put === put ? [one.kept.at] : []));
      const whole = places.filter((at) => !places.some((one) => one.length < at.length && isWithin(at, one)));
      const names = whole.map((at) => `"${formatPointer(at)}"`).join(', ');
      const what = `what was answered at ${names} is dropped, and asked as before`;
      const fix = 'Take the step away, or give a question that is to be asked again another name.';
      this.#reportStep('migration-loss', put, 'drop', what, fix);
    }
  }

  #isStillAsked({ at: [state = '', ...field], kind }: Kept): boolean {
    return field.length > 0 && kind !== undefined && this.now.steps[state]?.[field.join('.')] === kind;
  }

  #reportStep(id: FindingKind, { file, index }: PutBy, key: string, what: string, fix: string): void {
    this.#report(id, file, formatPointer(['steps', String(index), key]), what, fix);
  }

  #report(id: FindingKind, file: string, pointer: string, what: string, fix: string): void {
    this.view.add(id, { file, pointer }, what, fix);
  }
}

interface Dropped {
  readonly kept: Kept;
  readonly put: PutBy;
}

function sourceOf(step: Exclude<MigrationStep, { default: string }>): string {
  return 'drop' in step ? step.drop : 'move' in step ? step.move : step.rename;
}

/** The pointers of a step, each under its key. */
function namesOf(step: MigrationStep): readonly (readonly [key: string, pointer: string])[] {
  return Object.entries(step).flatMap(([key, pointer]) =>
    key !== 'value' && typeof pointer === 'string' ? [[key, pointer] as const] : [],
  );
}
