/** Every kind of finding: its id and why it is one. `flow check --explain <kind>` prints it. */
export const FINDING_KINDS = {
  'file-unreadable': 'A file that cannot be read as data is used by nothing',
  'file-mark': 'Tools that read strict JSON refuse a byte order mark',
  'key-twice': 'Only the last of two equal keys counts; the first is silently lost',
  'file-invalid': 'Flows, rules and promises are a closed language, so that every tool understands every file',
  'data-broken': 'The rest of the project builds on this',
  'target-unknown': 'XState would throw as soon as a member came here',
  'like-chained':
    'What a state shows stands in one place, so that whoever changes it there sees all that show the same',
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
  'calendar-year':
    'A day is looked up in its year and is worked or not; a year that is not there is an error wherever it is asked',
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
  'code-elsewhere':
    'A code shows at a field that the step asks; of a name that no form has it shows above the form, far from what has to be mended',
  'code-wordless': 'A member reads a sentence, never a code',
  'poll-idle':
    'A poll ends with the first reply that is none of those it goes on at, and what has run out by then never comes',
  'refused-again': 'Whoever can send only the same is refused again, and goes round until they give up',
  'unknown-unhandled':
    'When the reply of such a call is lost, or says that it is in progress, its result is unknown; a member who does not learn that does it again',
  'unknown-outcome': 'While the outcome of a call is unknown, the only true thing to say is that it is being processed',
  'branch-crossed': 'Who is led where others belong reads what is not so, and believes it',
  'mark-misfit': 'A member reads the sign before the words, and believes it',
  'money-unquoted':
    'What it costs is what the gateway has fixed and a review has shown; only then is the authorisation about the same thing',
  'quoted-otherwise':
    'A member believes the figures that are shown, and what they have chosen: they have to be of what is then asked for',
  'effect-unasked':
    'A call that commits something follows an act of the member; who leaves, or only waits, has not asked for it',
  'answer-unseen': 'Who confirms can check, and change, only what the review shows',
  'ticket-elsewhere':
    'A ticket is valid only for what its sub-flow was told, so the call would be refused, or would do what nobody approved',
  'pointer-broken': 'A pointer is $word/ and a JSON Pointer',
  'pointer-missing': 'The value would silently be left out',
  'pointer-uncertain':
    'On some path to this place the value is missing: the gateway would refuse the call, and a poll would have no end',
  'pointer-misfit':
    'The gateway checks every request against its OpenAPI schema, and a rule judges what it is given as it is told what that is',
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
  'secret-needless': 'What is no secret needs no time limit, and belongs to the step like any other value',
  'secret-lasting': 'Who has seen a secret leaves it on the screen for whoever comes by',
  'secret-way': 'A secret that is shown is kept nowhere: the call that answers it is made again each time',
  'secret-elsewhere':
    'A secret that is shown is dropped when its step is left, and would be kept by whatever else takes it',
  'secret-sent':
    'A secret is kept out of logs and records as the kind that its field is marked with, and where there is no mark, or another, it is not',
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
  'word-uneven': 'What one language says of a value by itself, the readers of another are not told',
  'word-figure': 'Two members who read different figures of one thing cannot both be told the truth',
  'word-script': 'Letters of the other script read as a mistake, and some members cannot read them',
  'word-tongue': 'Whoever chose a language may read no other',
  'word-alike': 'What reads alike beside each other cannot be told apart, by eye or by ear',
  'word-bound': 'A member who keeps to the sentence is refused again',
  'word-markup': 'Words are text, with values between {{ and }}: whatever else is written is read as it stands',
  'called-otherwise': 'A member believes the name, and what goes by a name is taken for it',
  'change-elsewhere': 'A Change link leads to where the value was answered; from elsewhere it cannot be changed',
  'rule-broken': 'A rule that does not compile never holds',
  'rule-member': 'No rule is true of a member that does not exist',
  'rule-skipped':
    'A rule is judged only where its error can be shown; elsewhere every answer passes, and the gateway refuses it',
  'rule-example': 'Examples say what a rule means; one of the two is wrong',
  'rule-constant': 'A rule with one result for everybody decides nothing',
  'figure-unknown': 'Figures are looked up by id in flows/figures/',
  'figure-broken': 'A figure that cannot be worked out is seen by nobody, and no rule over it holds',
  'figure-member': 'A member that does not exist has no value, and nothing can be worked out from it',
  'figure-example': 'Examples say what a figure means; one of the two is wrong',
  'figure-unused': 'A figure that nothing shows or asks is worked out for nothing, or its name is misspelt',
  'shape-changed': 'Records in progress were written for the shape that was locked',
  'migration-place':
    'A migration takes answers from where the version before asked them, and puts them where this one asks; elsewhere it does nothing, or loses them',
  'migration-loss': 'Members are asked again only for answers that no longer fit',
  'article-missing': 'A visitor would come to an empty page, or the text would be read by nobody',
  'article-link':
    'Whoever follows the link comes to Home without a word, and a host that is not named is never linked to',
  'article-value': 'The place of a value that is not known stays empty',
  'article-uneven': 'Whoever chose another language is told something else',
  'link-host': 'A link to a host that the site does not name is never followed, and its banner or offer has none',
  'picture-missing': 'A visitor would see an empty frame',
  'id-twice': 'What is asked for by its id is the first of that id; the other is never read',
  'times-crossed': 'What ends before it begins is never there',
  'promise-twice': 'Reports and counterexamples refer to promises and open items by name',
  'promise-name': 'A promise about something that never happens is always kept and says nothing',
  'check-failed': 'The checker itself could not continue here; what it reports of this file is incomplete',
} as const satisfies { readonly [id: string]: string };

export type FindingKind = keyof typeof FINDING_KINDS;
