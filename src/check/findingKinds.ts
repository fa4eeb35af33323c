/** Every kind of finding: its id and why it is one. `flow check --explain <kind>` prints it. */
export const FINDING_KINDS = {
  'file-unreadable': 'A file that cannot be read as data is used by nothing',
  'file-mark': 'Tools that read strict JSON refuse a byte order mark',
  'key-twice': 'Only the last of two equal keys counts; the first is silently lost',
  'file-invalid': 'Flows, rules and promises are a closed language, so that every tool understands every file',
  'data-broken': 'The rest of the project builds on this',
  'target-unknown': 'XState would throw as soon as a member came here',
  'rule-unknown': 'Rules are looked up by id in flows/rules/',
  'operation-unknown': 'Operations are looked up by operationId in openapi/',
  'form-unknown': 'Forms are looked up as schemas/<form>.schema.json',
  'form-unused': 'A form that no step shows is never asked, or its file name is misspelt',
  'flow-unknown': 'Flows are looked up as flows/<id>/flow.json',
  'flow-circular': 'A flow that holds itself never ends',
  'reference-unknown': 'A reference that names nothing takes with it all that is built on it',
  'reference-circle': 'A schema that holds itself never ends, and nothing that takes it can be built',
  'constant-unknown': 'Constants are looked up by id in content/constants/',
  'constant-unit':
    'The engine counts seconds: it would take any other number for so many of them, and never rests where there is none',
  'constant-without-row': 'A constant is looked up by date, and a date without a row is an error',
  'constant-currency':
    'Where there is no amount, no sum is within the bound, and whoever has that currency cannot go on',
  'constant-order': 'The newest row that has begun counts, and a reader takes the last one for the newest',
  'page-unknown': 'An address that the portal does not have silently leads to Home',
  'event-unknown': 'A member reads the words of a button, and a button without words is usually misspelt',
  'branch-open': 'When no branch holds, the member is stuck',
  'branch-shadowed':
    'Branches, and the places of a "first", are tried in order, so one behind what always holds is never taken',
  'state-unreachable': 'No member ever comes here',
  'dead-end': 'From here a member never comes to an outcome',
  'outcome-unknown': 'A guard on an outcome that the sub-flow does not have never holds',
  'outcome-unhandled':
    'Every outcome of a sub-flow comes back to the flow that called it, back and cancelled too; a member who left has not done what comes next',
  'code-unknown': 'A guard on a code that the operation does not answer never holds',
  'code-unplaced': 'The member would see the failure nowhere, and could not go on',
  'code-wordless': 'A member reads a sentence, never a code',
  'unknown-unhandled':
    'When the reply of such a call is lost, or says that it is in progress, its result is unknown; a member who does not learn that does it again',
  'unknown-outcome': 'While the outcome of a call is unknown, the only true thing to say is that it is being processed',
  'money-unquoted':
    'What it costs is what the gateway has fixed and a review has shown; only then is the authorisation about the same thing',
  'effect-unasked':
    'A call that commits something follows an act of the member; who leaves, or only waits, has not asked for it',
  'ticket-elsewhere':
    'A ticket is valid only for what its sub-flow was told, so the call would be refused, or would do what nobody approved',
  'pointer-broken': 'A pointer is $word/ and a JSON Pointer',
  'pointer-missing': 'The value would silently be left out',
  'pointer-uncertain':
    'On some path to this place the value is missing: the gateway would refuse the call, and a poll would have no end',
  'pointer-misfit': 'The gateway checks every request against its OpenAPI schema',
  'guard-constant': 'A guard that can have one value only hides a branch or a field',
  'choice-open':
    'Where a value has nothing for it the field is left out, and what is given for a value that never comes is never sent',
  'asked-unsure': 'Of what a member may leave empty there is no answer, whether it was asked or not',
  'field-missing': 'The gateway refuses a request without a required field',
  'field-unknown': 'The gateway refuses a request with a field that it does not know',
  'input-missing': 'The sub-flow uses it, and would find nothing',
  'input-unknown': 'A flow takes the names that its meta.input lists',
  'secret-stored': 'Records and inputs are stored; a secret lives in memory until the call that needs it',
  'secret-shown': 'What a step shows is in the page, in its words and in screenshots',
  'secret-sent': 'A field that is not marked as a secret is logged and stored by the gateway like any other',
  'secret-unmarked': 'The gateway treats it as a secret, the record would keep it in clear',
  'secret-unsaid': 'A mark in one place is easily lost; of two, each is checked against the other',
  'route-twice': 'An address opens one thing, and whoever goes to the other there finds this one',
  'entry-broken': 'An entry is where a member comes in',
  'entry-round': 'Whoever is led on without a screen has to come to one; in a round they never learn why',
  'form-broken': 'A form that does not compile is never shown',
  'service-effect':
    'A call made by a field has no review before it, and when its reply is lost the member does not learn it',
  'service-early': 'A call on arrival would be made before the member has answered anything',
  'form-name': 'A form names what it takes from outside, and the step must offer it',
  'layout-unknown': 'The layout of a field that does not exist lays out nothing',
  'widget-misfit': 'The field has to accept what its widget gives, or no member gets past the step',
  'consent-given': 'What a member has to agree to, nobody may agree to for them',
  'default-refused': 'A field or a member of a rule has to accept the value it has by default',
  'when-circle': 'What is hidden counts as not answered, so fields that wait for each other never appear',
  'answer-unused': 'An answer that nothing uses is asked for nothing, and kept with all the rest',
  'bounds-crossed': 'No value lies between, so the field could never be answered',
  'tidy-misfit': 'The schema judges the tidied text, and the field that decides how to tidy has to be beside this one',
  'required-unknown': 'What is required and described nowhere can never be given',
  'pattern-slow':
    'A pattern must take a time that grows with the length of the text only, or one answer stops the page and the gateway',
  'pattern-broken': 'A pattern is a JavaScript regular expression with the u flag',
  'word-missing': 'A member would read the key instead of words',
  'word-unused': 'Words that nothing shows are translated for nothing, or their key is misspelt',
  'word-name': 'A value that is missing, or not of its format, leaves a gap in what a member reads',
  'word-choice':
    'A value without a text leaves a gap in what a member reads, and a text that no value brings is read by nobody',
  'rule-broken': 'A rule that does not compile never holds',
  'rule-member': 'No rule is true of a member that does not exist',
  'rule-skipped':
    'A rule is judged only where its error can be shown; elsewhere every answer passes, and the gateway refuses it',
  'rule-example': 'Examples say what a rule means; one of the two is wrong',
  'rule-constant': 'A rule with one result for everybody decides nothing',
  'shape-changed': 'Records in progress were written for the shape that was locked',
  'migration-place':
    'A migration takes answers from where the version before asked them, and puts them where this one asks; elsewhere it does nothing, or loses them',
  'migration-loss': 'Members are asked again only for answers that no longer fit',
  'promise-twice': 'Reports and counterexamples refer to promises and open items by name',
  'promise-name': 'A promise about something that never happens is always kept and says nothing',
  'check-failed': 'The checker itself could not continue here; what it reports of this file is incomplete',
} as const satisfies { readonly [id: string]: string };

export type FindingKind = keyof typeof FINDING_KINDS;
