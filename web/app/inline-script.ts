/**
 * The one script that stands in the page itself; the content security policy names its hash. Before the first paint it applies the
 * chosen theme, the colour of the browser's own bars included (see show-theme.ts), and marks that scripts run. Then it leaves the
 * network to the text, the fonts and the first picture: the site's own scripts are fetched once the page has loaded, or at the first
 * touch, click or key. Until they run, links and GET forms work as plain HTML; the last press of a button and the last submit of
 * another form wait in `window.early` and are done then (see replay-early.ts). A form that also works without scripts (`?form=`) waits
 * eight seconds for them, then goes as it is. Each file is asked for in a turn of its own: twenty at once took a cheap phone 100 ms.
 *
 * The faces are added all at once, when all are there: a style sheet would lay the whole page out again for each, 110 ms of a cheap
 * phone. Where that is later than a third of a second after the first paint the page stays as it is being read, and the next page of
 * the visit shows them (`window.early.showFaces`). Without scripts `#faces` is a style sheet as any other.
 */
export const inlineScript = `(function(d){
d.documentElement.classList.add('js');
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark'){d.documentElement.dataset.theme=t;
d.querySelectorAll('[name=theme-color]').forEach(function(m,i){m.media=(t==='dark')===(i===1)?'all':'not all'})}}catch(e){}
var e=['pointerdown','touchstart','keydown'],started;
function start(){
if(started)return;started=1;
e.forEach(function(n){removeEventListener(n,start,true)});
var m=d.getElementById('page-data').dataset;
function add(n,p){setTimeout(function(){d.head.append(Object.assign(d.createElement(n),p))})}
m.modules.split(' ').filter(Boolean).forEach(function(h){add('link',/json$/.test(h)?{rel:'preload',as:'fetch',crossOrigin:'',href:h}:{rel:'modulepreload',href:h})});
add('script',{type:'module',src:m.entry})}
e.forEach(function(n){addEventListener(n,start,{capture:true,passive:true})});
addEventListener('load',function(){setTimeout(start)});
function hold(v){
var x=v.target.closest(v.type==='submit'?'form:not([method=get])':'button[type=button]');
if(x){v.preventDefault();v.stopImmediatePropagation();early.last=[v.type,x];
if(/[?&]form=/.test(x.action))setTimeout(function(){if(early.last&&early.last[1]===x&&!('ready'in d.documentElement.dataset)){early.last=0;x.submit()}},8e3)}}
var early=window.early={stop:function(){removeEventListener('click',hold,true);removeEventListener('submit',hold,true)}};
addEventListener('click',hold,true);addEventListener('submit',hold,true);
var f=d.getElementById('faces');
if(f)Promise.all([].map.call(f.sheet.cssRules,function(r){
function v(n){return r.style.getPropertyValue(n)}
return new FontFace(v('font-family').replace(/["']/g,''),v('src'),{weight:v('font-weight'),unicodeRange:v('unicode-range')}).load()
})).then(function(l){
var p=performance.getEntriesByName('first-contentful-paint')[0];
function show(){early.showFaces=0;l.forEach(function(x){d.fonts.add(x)})}
if(!p||333>performance.now()-p.startTime)show();else early.showFaces=show
}).catch(function(e){console.debug('the faces of the page are not there',e)});
})(document)`
