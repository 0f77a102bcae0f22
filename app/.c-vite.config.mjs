import base from '/work/main/app/vite.config.ts';
import {createRequire} from 'node:module';
import {brotliCompressSync as b,constants as c} from 'node:zlib';
const esb=createRequire('/work/main/node_modules/.pnpm/esbuild@0.28.2/node_modules/esbuild/package.json')('esbuild');
const br=s=>b(Buffer.from(s),{params:{[c.BROTLI_PARAM_QUALITY]:11}}).length;
export default {...base, plugins:[...base.plugins,{name:'loo',generateBundle(o,bu){
 for(const k of ['index','common','events','vendor']){const ch=Object.values(bu).find(x=>x.type==='chunk'&&x.fileName.startsWith('assets/'+k+'-'));
 const ms=Object.entries(ch.modules).filter(([,m])=>m.renderedLength).map(([id,m])=>[id.split('/').slice(-2).join('/'),esb.transformSync(m.code,{minify:true,loader:'js'}).code]);
 const all=ms.map(m=>m[1]).join('');const t=br(all);
 const r=ms.filter(m=>k!=='vendor'||m[1].length>1200).map(([id,code])=>[t-br(ms.filter(x=>x[0]!==id).map(x=>x[1]).join('')),id]).sort((a,b)=>b[0]-a[0]);
 console.log('##',k,t);for(const x of r.slice(0,k==='vendor'?30:22))console.log('LOO',...x)}
}}]};
