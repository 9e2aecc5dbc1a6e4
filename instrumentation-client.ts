// Next runs this before the code of any page.
import '@/lib/client/content-security/disable-zod-jit';
import '@/lib/client/content-security/trusted-types-policy';
