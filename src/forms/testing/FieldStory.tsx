import { Suspense, use, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { words } from 'virtual:words';
import type { Json, JsonObject } from '../../domain/json.ts';
import { parsePointer } from '../../domain/jsonPointer.ts';
import { createStepWords, type StepWords } from '../../i18n/stepWords.ts';
import type { LiveFigure } from '../../rules/compiled.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { StepForm } from '../StepForm/StepForm.tsx';
import type { FieldMessage, FieldServices } from '../StepForm/StepFormProps.ts';
import { plainForm } from './plainForm.ts';
import { scopeOf } from './scopeOf.ts';

/** What is shown to be wrong, in the words that the portal has for it: a sentence of the story's own would stay in its language. */
export interface WrongField {
  readonly pointer: string;
  /** The field of the library that it comes from. */
  readonly shared?: string;
  /** The name of the sentence among the field's errors. */
  readonly error: string;
}

interface FieldStoryProps {
  readonly locale: string;
  /** Schemas by field name; `x-shared` borrows the words of the field library. */
  readonly fields: JsonObject;
  readonly ui?: JsonObject;
  readonly answer?: JsonObject;
  readonly data?: JsonObject;
  readonly required?: readonly string[];
  /** Fields of which one has to be given. */
  readonly oneOf?: readonly string[];
  /** The member has gone on already: what is wrong is shown. */
  readonly judged?: boolean;
  readonly wrong?: readonly WrongField[];
  /** Answers of fields' calls, by operation. */
  readonly replies?: JsonObject;
  readonly busy?: boolean;
  /** Words of the step and, by field, of the fields, beside those of the library. */
  readonly step?: JsonObject;
  readonly labels?: JsonObject;
  readonly figures?: readonly LiveFigure[];
  /** Addresses by the names that words mark. */
  readonly links?: JsonObject;
}

/** Fields as a step shows them, with the words of the field library. */
export function FieldStory(props: FieldStoryProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Step key={props.locale} {...props} />
    </Suspense>
  );
}

function Step({
  locale,
  fields,
  ui = noData,
  answer = {},
  data = noData,
  required = nothing,
  oneOf = nothing,
  judged = false,
  wrong,
  replies,
  busy = false,
  step = noData,
  labels = noData,
  figures,
  links,
}: FieldStoryProps) {
  const shared = use(sharedWords(locale));
  const texts = useMemo(() => {
    const own = { title: '示範 Sample', ...step, fields: { ...plainLabels(fields), ...labels } };
    return createStepWords({ locale, flow: { steps: { step: own } }, shared, codes: {} }, 'step', data);
  }, [locale, fields, shared, step, labels, data]);
  const form = useMemo(() => {
    const plain = plainForm(fields, ui, required, oneOf);
    const schema = links ? { ...plain.schema, 'x-links': links } : plain.schema;
    return { ...plain, schema, ...(figures && { figures }) };
  }, [fields, ui, required, oneOf, figures, links]);
  const scope = useMemo(() => scopeOf(data), [data]);
  const services = useMemo(() => sampleServices(replies ?? {}), [replies]);
  const errors = useMemo(() => wrong?.map((one) => saidOf(one, texts)), [wrong, texts]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (judged) box.current?.querySelector('form')?.requestSubmit();
  }, [judged]);
  return (
    <div ref={box}>
      <Card>
        <StepForm
          form={form}
          answer={answer}
          data={data}
          scope={scope}
          words={texts}
          events={['NEXT']}
          busy={busy}
          services={services}
          onEvent={() => undefined}
          {...(errors ? { fieldErrors: errors } : {})}
        />
      </Card>
    </div>
  );
}

function saidOf({ pointer, shared, error }: WrongField, texts: StepWords): FieldMessage {
  const path = parsePointer(pointer).filter((name) => !/^\d+$/.test(name));
  return { pointer, message: texts.field(path.join('.'), shared).error(error) };
}

const noData: JsonObject = {};
const nothing: readonly string[] = [];
const loading = new Map<string, Promise<JsonObject>>();

function sharedWords(locale: string): Promise<JsonObject> {
  const known = loading.get(locale);
  if (known) return known;
  const load = words[locale]?.shared;
  const promise = load ? load().then((module) => module.default) : Promise.resolve({});
  loading.set(locale, promise);
  return promise;
}

/** Fields that are not of the library are called by their names. */
function plainLabels(fields: JsonObject): JsonObject {
  const own = Object.entries(fields).filter(([, schema]) => !(schema as JsonObject)['x-shared']);
  return Object.fromEntries(own.map(([name]) => [name, { label: name }]));
}

function sampleServices(replies: { readonly [operation: string]: Json }): FieldServices {
  return {
    call: async (operation) => {
      const data = replies[operation];
      return data === undefined ? { type: 'network' } : { type: 'done', data };
    },
  };
}
