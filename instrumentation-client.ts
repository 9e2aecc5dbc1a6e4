// Next runs this before the code of any page.
import '@/lib/client/compile-nothing';
import '@/lib/client/trust-nothing';
